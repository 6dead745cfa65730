import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Fold } from './Fold';

interface LazyFoldProps {
  title: ComponentChildren;
  class?: string | undefined;
  children: () => ComponentChildren;
}

/** A fold whose content takes long to draw, so it is drawn only while it is open. */
export function LazyFold({ title, class: look, children }: LazyFoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title={title} class={look} onFold={setOpen}>
      {isOpen && children()}
    </Fold>
  );
}
