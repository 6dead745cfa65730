import { Component, type ComponentChildren } from 'preact';

interface ErrorBoundaryProps {
  /** Identifies what the children show; after an error, they are rendered again when it changes. */
  shown: object;
  onError: (error: unknown) => void;
  children: ComponentChildren;
}

interface ErrorBoundaryState {
  /** What was shown when the children threw. */
  failed?: object | null;
}

/** Renders nothing in place of children that throw, so that the rest of the app keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override getDerivedStateFromProps({ shown }: ErrorBoundaryProps, { failed }: ErrorBoundaryState) {
    return failed === shown ? null : { failed: null };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ failed: this.props.shown });
    this.props.onError(error);
  }

  override render({ children }: ErrorBoundaryProps, { failed }: ErrorBoundaryState) {
    return failed ? null : children;
  }
}
