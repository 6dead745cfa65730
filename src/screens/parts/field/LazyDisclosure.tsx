import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Disclosure } from './Disclosure';

interface LazyDisclosureProps {
  title: ComponentChildren;
  /** The key under which its state is restored when the user comes back. */
  restoreKey?: string;
  class?: string | undefined;
  children: () => ComponentChildren;
}

/** A disclosure whose content is slow to render, so it is rendered only while open. */
export function LazyDisclosure({ title, restoreKey, class: className, children }: LazyDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={title} restoreKey={restoreKey} class={className} onToggle={setOpen}>
      {isOpen && children()}
    </Disclosure>
  );
}
