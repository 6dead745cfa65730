/** Scans for codes with the camera, which is on only while its picture is shown. */

import { delay } from '../browser/frames';
import type { CodeReader } from './code-reader';

/** 'unsupported': the browser gives this page no camera. 'busy': another app uses it. */
export type CameraFailure = 'unsupported' | 'noCamera' | 'refused' | 'busy';

export interface CameraListener {
  started(): void;
  found(text: string): void;
  /** The camera is off: because of a problem, because the page was hidden, or because codes cannot be read here. */
  ended(why: CameraFailure | 'hidden' | 'cannotScan'): void;
}

/** Milliseconds between scans, to leave time for other work. */
const SCAN_PAUSE = 50;

const failures: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
};

/**
 * Shows the camera in the video element and reports every code, until the returned function is called or scanning
 * ends.
 */
export function scanForCodes(
  video: HTMLVideoElement,
  reader: CodeReader,
  listener: CameraListener,
): () => void {
  let isOn = true;
  let stream: MediaStream | null = null;

  const stop = () => {
    isOn = false;
    document.removeEventListener('visibilitychange', endIfHidden);
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  };
  const end = (why: Parameters<CameraListener['ended']>[0]) => {
    if (!isOn) return;
    stop();
    listener.ended(why);
  };
  const endIfHidden = () => {
    if (document.visibilityState === 'hidden') end('hidden');
  };

  async function begin() {
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (!devices?.getUserMedia) return end('unsupported');
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
      return end(failures[(error as { readonly name?: string }).name ?? ''] ?? 'busy');
    }
    if (!isOn) return;
    listener.started();
    await scan();
  }

  async function scan() {
    while (isOn) {
      try {
        const texts = await reader.readVideo(video);
        for (const text of texts) if (isOn) listener.found(text);
      } catch {
        return end('cannotScan');
      }
      await delay(SCAN_PAUSE);
    }
  }

  document.addEventListener('visibilitychange', endIfHidden);
  begin();
  return stop;
}
