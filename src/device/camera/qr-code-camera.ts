/** Scans for codes with the camera, which is on only while its picture is shown. */

import { delay } from '../browser/delay';
import type { QrCodeReader } from './qr-code-reader';

/** 'unsupported': the browser gives this page no camera. 'busy': another app uses it. */
export type CameraFailure = 'unsupported' | 'noCamera' | 'refused' | 'busy';

export interface CameraListener {
  onStart(): void;
  onCode(text: string): void;
  /** The camera is off: because of a problem, because the page was hidden, or because codes cannot be read here. */
  onEnd(reason: CameraFailure | 'hidden' | 'cannotScan'): void;
}

/** The time between scans, left for other work. */
const SCAN_PAUSE_MS = 50;

const failureByErrorName: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
};

/**
 * Shows the camera in the video element and reports every code, until the returned function is called or scanning
 * ends.
 */
export function scanForQrCodes(
  video: HTMLVideoElement,
  reader: QrCodeReader,
  listener: CameraListener,
): () => void {
  let isScanning = true;
  let stream: MediaStream | null = null;

  const stop = () => {
    isScanning = false;
    document.removeEventListener('visibilitychange', endIfHidden);
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  };
  const end = (reason: Parameters<CameraListener['onEnd']>[0]) => {
    if (!isScanning) return;
    stop();
    listener.onEnd(reason);
  };
  const endIfHidden = () => {
    if (document.visibilityState === 'hidden') end('hidden');
  };

  async function startCamera() {
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (!devices?.getUserMedia) return end('unsupported');
    try {
      const cameraStream = await devices.getUserMedia({
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
      });
      stream = cameraStream;
      if (!isScanning) return stop();
      for (const track of cameraStream.getTracks()) track.addEventListener('ended', () => end('busy'));
      video.srcObject = cameraStream;
      await video.play();
    } catch (error) {
      return end(failureByErrorName[(error as { readonly name?: string }).name ?? ''] ?? 'busy');
    }
    if (!isScanning) return;
    listener.onStart();
    await scanFrames();
  }

  async function scanFrames() {
    while (isScanning) {
      try {
        const texts = await reader.readVideo(video);
        for (const text of texts) if (isScanning) listener.onCode(text);
      } catch {
        return end('cannotScan');
      }
      await delay(SCAN_PAUSE_MS);
    }
  }

  document.addEventListener('visibilitychange', endIfHidden);
  startCamera();
  return stop;
}
