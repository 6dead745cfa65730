/** Puts a text where the user can paste it from; rejects where the phone does not allow it. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
