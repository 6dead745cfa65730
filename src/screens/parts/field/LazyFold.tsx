import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Fold } from './Fold';

interface LazyFoldProps {
  title: ComponentChildren;
  class?: string | undefined;
  children: () => ComponentChildren;
}

/** A fold whose content is slow to render, so it is rendered only while open. */
export function LazyFold({ title, class: className, children }: LazyFoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title={title} class={className} onToggle={setOpen}>
      {isOpen && children()}
    </Fold>
  );
}
