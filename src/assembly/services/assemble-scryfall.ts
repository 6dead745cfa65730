import { abortableDelay, askScryfall } from '../../device/network/scryfall';
import { createRateLimiter } from '../../session/cards/scryfall/rate-limiter';

/** Shared by all requests to Scryfall, so that together they stay within its rate limits. */
export const scryfallLimiter = createRateLimiter({
  send: askScryfall,
  wait: abortableDelay,
  now: () => performance.now(),
});
