import type { ComponentChildren, ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { Disclosure, useOpenDisclosures } from './Disclosure';

interface LazyDisclosureProps
  extends Pick<ComponentProps<typeof Disclosure>, 'title' | 'restoreKey' | 'framed' | 'class'> {
  children: () => ComponentChildren;
}

/** A disclosure whose content is slow to render, so it is rendered only while open. */
export function LazyDisclosure({ children, ...props }: LazyDisclosureProps) {
  const openDisclosures = useOpenDisclosures();
  // Restored at once, so that the screen can scroll to its previous position.
  const [isOpen, setOpen] = useState(openDisclosures.get(props.restoreKey ?? '') ?? false);
  return (
    <Disclosure {...props} onToggle={setOpen}>
      {isOpen && children()}
    </Disclosure>
  );
}
