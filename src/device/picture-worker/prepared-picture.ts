/** The result of preparing a picture. */

export interface PictureRequest {
  readonly source: Blob;
  /** Planar cards are wider than tall: a picture that is taller than wide shows the card lying on its left side. */
  readonly rotateIfPortrait: boolean;
}

export interface PreparedImage {
  readonly bytes: ArrayBuffer;
  readonly type: 'image/webp' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** A picture that is upright, no larger than a screen needs and free of metadata. */
export interface PreparedPicture {
  readonly picture: PreparedImage;
  readonly thumbnail: PreparedImage;
  /** A hash of the file, equal for equal files; empty if it cannot be computed. */
  readonly fingerprint: string;
}

/**
 * Why a file cannot be used. `vector`: an SVG, which could contain more than a picture. `unknownKind`: a type that
 * this browser does not support. `gaveUp`: decoding failed or took too long.
 */
export type PreparationFailure =
  | 'notAPicture'
  | 'vector'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'unknownKind'
  | 'damaged'
  | 'gaveUp';

export type Preparation =
  | { readonly kind: 'prepared'; readonly prepared: PreparedPicture }
  | { readonly kind: 'failure'; readonly failure: PreparationFailure };
