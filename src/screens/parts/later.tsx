import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSession } from '../../session/session';

export interface Later<Props> {
  readonly Component: ComponentType<Props>;
  /** Fetches the file ahead of need. */
  fetch(): Promise<void>;
}

/** A component in a file of its own, which the first paint does not wait for; it may use all words. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const fetch = async () => {
    Loaded = await load();
  };

  function Component(props: Props) {
    const [, showIt] = useState(Loaded !== null);
    const { app, speech } = useSession();
    useEffect(() => {
      // It may have come between the first showing and this moment.
      if (Loaded) showIt(true);
      else fetch().then(() => showIt(true), app.reportMissingPart);
    }, [app]);
    return Loaded && speech.value.words && <Loaded {...props} />;
  }

  return { Component, fetch };
}
