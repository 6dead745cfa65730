import { useEffect, useState } from 'preact/hooks';

/** A stored picture; decorative, because the text beside it says what it shows. */
export function BlobImage({ blob, class: className }: { blob: Blob; class?: string | undefined }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    setUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return url && <img class={className} src={url} alt="" decoding="async" />;
}
