import type { RandomState } from '../../rules/chance/chance';
import type { DeviceServices } from '../app/device-services';
import type { LazySignal } from '../lib/lazy-signal';
import { createRequiredContext } from './required-context';

export interface DeviceContext {
  /** Loaded shortly after the first paint. */
  readonly services: LazySignal<DeviceServices>;
  /** Vibrates briefly if the setting is on; null if the device cannot vibrate. */
  readonly vibrate: (() => void) | null;
  /** Plays a short, quiet tone. */
  playTone(): void;
  /** Returns a random seed from the device, for dealing cards outside a game. */
  randomSeed(): RandomState;
}

export const [DeviceProvider, useDevice] = createRequiredContext<DeviceContext>();
