import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Fold } from './Fold';

interface OpenedFoldProps {
  title: ComponentChildren;
  look?: string | undefined;
  children: () => ComponentChildren;
}

/** A fold whose content takes long to draw, so it is drawn only while it is open. */
export function OpenedFold({ title, look, children }: OpenedFoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title={title} look={look} onFold={setOpen}>
      {isOpen && children()}
    </Fold>
  );
}
