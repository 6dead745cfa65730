/** The phone's camera, looking for codes. It is on only while somebody looks at what it sees. */
import type { CodeReader } from './code-reader';
import { pause } from './frames';

/** 'impossible': the browser lends no camera to this page. 'busy': another app has it. */
export type CameraTrouble = 'impossible' | 'none' | 'refused' | 'busy';

export interface CameraListener {
  seeing(): void;
  found(text: string): void;
  /** It is off: for a trouble, because the page was hidden, or because codes cannot be read here. */
  ended(why: CameraTrouble | 'hidden' | 'unread'): void;
}

/** Milliseconds between two looks: the phone has other things to do. */
const BETWEEN_LOOKS = 120;

const troubles: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** Shows in the video what the camera sees and tells every code in it, until the answer is called or it ends by itself. */
export function watchForCodes(
  video: HTMLVideoElement,
  reader: CodeReader,
  listener: CameraListener,
): () => void {
  let isOn = true;
  let stream: MediaStream | null = null;

  const stop = () => {
    isOn = false;
    document.removeEventListener('visibilitychange', hidden);
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  };
  const end = (why: Parameters<CameraListener['ended']>[0]) => {
    if (!isOn) return;
    stop();
    listener.ended(why);
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') end('hidden');
  };

  async function begin() {
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (!devices?.getUserMedia) return end('impossible');
    try {
      const opened = await devices.getUserMedia({
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
      });
      stream = opened;
      if (!isOn) return stop();
      for (const track of opened.getTracks()) track.addEventListener('ended', () => end('busy'));
      video.srcObject = opened;
      await video.play();
    } catch (error) {
      return end(troubles[(error as { readonly name?: string }).name ?? ''] ?? 'busy');
    }
    if (!isOn) return;
    listener.seeing();
    await look();
  }

  async function look() {
    while (isOn) {
      try {
        const texts = await reader.readVideo(video);
        for (const text of texts) if (isOn) listener.found(text);
      } catch {
        return end('unread');
      }
      await pause(BETWEEN_LOOKS);
    }
  }

  document.addEventListener('visibilitychange', hidden);
  begin();
  return stop;
}
