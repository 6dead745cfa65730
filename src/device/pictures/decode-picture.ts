/** Decodes a picture off the main thread, ready to be drawn. The caller closes the bitmap. */
export function decodePicture(picture: Blob): Promise<ImageBitmap> {
  return createImageBitmap(picture);
}
