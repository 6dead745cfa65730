/** How much room the phone leaves to the app, and whether it keeps what is stored when room gets short. */

export interface Room {
  /** Bytes. */
  readonly used: number;
  readonly quota: number;
}

/** Null where the phone does not tell. */
export async function roomOnPhone(): Promise<Room | null> {
  try {
    const { usage, quota } = (await navigator.storage?.estimate()) ?? {};
    return usage === undefined || !quota ? null : { used: usage, quota };
  } catch {
    return null;
  }
}

/** Asks that nothing be thrown away. Some browsers ask the user, and some never answer: nobody waits for it. */
export function askToKeepEverything(): void {
  navigator.storage?.persist?.().catch(() => {});
}
