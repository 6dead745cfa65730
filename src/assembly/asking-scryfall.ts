import { askScryfall, wait } from '../device/scryfall';
import { createPatientAsking } from '../session/patient-asking';

/** Whoever asks Scryfall for something keeps to the same pauses. */
export const askPatiently = createPatientAsking({
  ask: askScryfall,
  wait,
  now: () => performance.now(),
});
