import { Component, type ComponentChildren } from 'preact';

interface ErrorBoundaryProps {
  /** Identifies what the children show; after an error, they are rendered again when it changes. */
  resetKey: object;
  onError: (error: unknown) => void;
  children: ComponentChildren;
}

interface ErrorBoundaryState {
  /** What was shown when the children threw. */
  failedKey?: object | null;
}

/** Renders nothing in place of children that throw, so that the rest of the app keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { failedKey }: ErrorBoundaryState,
  ) {
    return failedKey === resetKey ? null : { failedKey: null };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ failedKey: this.props.resetKey });
    this.props.onError(error);
  }

  override render({ children }: ErrorBoundaryProps, { failedKey }: ErrorBoundaryState) {
    return failedKey ? null : children;
  }
}
