import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Disclosure } from './Disclosure';

interface LazyDisclosureProps {
  title: ComponentChildren;
  class?: string | undefined;
  children: () => ComponentChildren;
}

/** A disclosure whose content is slow to render, so it is rendered only while open. */
export function LazyDisclosure({ title, class: className, children }: LazyDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={title} class={className} onToggle={setOpen}>
      {isOpen && children()}
    </Disclosure>
  );
}
