import { later } from '../parts/later';
import type { MapPictureProps } from './MapPicture';

/** It takes its colours from the drawn planes, which come after the table's own parts. */
export const mapPicture = later(async () => (await import('./MapPicture')).MapPicture);

export function MiniMap(props: MapPictureProps) {
  return <mapPicture.Component {...props} />;
}
