/** Has a picture ready to be drawn at once; engines decode it beside the page. Whoever has it closes it. */
export function decodePicture(picture: Blob): Promise<ImageBitmap> {
  return createImageBitmap(picture);
}
