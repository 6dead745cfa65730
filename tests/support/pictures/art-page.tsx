/** A page that only draws cards, for the benchmark. */
import { render } from 'preact';
import { catalog } from '../../../src/content/planes/catalog';
import { Painting } from '../../../src/screens/parts/card/Painting';
import { SCENE_SIZE } from '../../../src/screens/parts/plane-art/scene-size';

interface Box {
  readonly width: number;
  readonly height: number;
}

function Card({ card, box, small }: { card: (typeof catalog)[number]; box: Box; small: boolean }) {
  return (
    <svg
      {...box}
      viewBox={`0 0 ${SCENE_SIZE} ${SCENE_SIZE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Painting id={card.id} planarType={card.planarType} small={small} />
    </svg>
  );
}

/**
 * Draws cards of the catalog into an empty page. Returns milliseconds until the elements exist, and until they
 * are painted.
 */
function drawCards(from: number, count: number, box: Box, small: boolean) {
  render(null, document.body);
  const cards = catalog.slice(from, from + count);
  return new Promise<{ readonly made: number; readonly painted: number }>((done) =>
    requestAnimationFrame(() => {
      const startedAt = performance.now();
      render(
        cards.map((card) => <Card key={card.id} card={card} box={box} small={small} />),
        document.body,
      );
      const made = performance.now() - startedAt;
      // Its message arrives right after the current frame.
      const after = new MessageChannel();
      after.port1.onmessage = () => done({ made, painted: performance.now() - startedAt });
      after.port2.postMessage(null);
    }),
  );
}

Object.assign(globalThis, { drawCards });
