import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { encodeQR } from 'qr';
import styles from './QrCode.module.css';

/** The quiet zone around a code that the standard requires, in modules. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  text: string;
  label: string;
  /** The error correction level; a higher one makes the code denser. */
  correction: 'low' | 'medium';
  /** Content below the code, or beside it on a phone in landscape. */
  children: ComponentChildren;
}

/** A QR code, dark on light in both themes, because some cameras cannot read inverted codes. */
export function QrCode({ text, label, correction, children }: QrCodeProps) {
  const { side, path } = useMemo(() => outlineOf(text, correction), [text, correction]);
  return (
    <div class={styles.layout}>
      <svg class={styles.code} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
        <path d={path} />
      </svg>
      <div class={styles.description}>{children}</div>
    </div>
  );
}

function outlineOf(
  text: string,
  ecc: QrCodeProps['correction'],
): { readonly side: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc, border: QUIET_ZONE });
  const path = rows
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark && !row[x - 1] ? `M${x} ${y}h${runLength(row, x)}v1H${x}z` : '')),
    )
    .join('');
  return { side: rows.length, path };
}

function runLength(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end < 0 ? row.length : end) - start;
}
