import { abortableDelay } from '../../device/browser/abortable-delay';
import { askScryfall } from '../../device/network/scryfall';
import { createRateLimitedSend } from '../../session/cards/scryfall/rate-limiter';

/** Shared by all requests to Scryfall, so that together they stay within its rate limits. */
export const sendToScryfall = createRateLimitedSend({
  send: askScryfall,
  wait: abortableDelay,
  now: () => performance.now(),
});
