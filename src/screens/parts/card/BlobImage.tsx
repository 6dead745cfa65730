import { useEffect, useState } from 'preact/hooks';

/** A stored picture. Decorative: the text beside it says what it shows. */
export function BlobImage({ blob, class: look }: { blob: Blob; class?: string | undefined }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url && <img class={look} src={url} alt="" decoding="async" />;
}
