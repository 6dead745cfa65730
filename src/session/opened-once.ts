/** Opens for whoever asks first and answers all others with the same; after a failure whoever asks next has it tried again. */
export function openedOnce<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opening: Promise<Opened> | null = null;
  return () => {
    opening ??= open().catch((error) => {
      opening = null;
      throw error;
    });
    return opening;
  };
}
