/** Walking on the Eternities Map, once the planar controller has said where to. 701.31b planeswalking. */
import type { Chance } from '../chance/chance';
import { granted, type Ruled, refused } from '../rule';
import { cardsAt, isSameSquare, type Square, wayTo } from './eternities-map';
import {
  deckToDealFrom,
  forgetTheDistant,
  type Laying,
  withCollected,
  withDeck,
  withPlaneInDeck,
} from './eternities-map-laying';
import { deckOf, type Planar, type PlanarOutcome } from './planar';
import type { PlanarHappening } from './planar-happening';
import { arrive } from './planeswalking';

/**
 * The planes that were left stay where they lie, phenomena beside them go to the bottom. On a hellride the deck's top card is
 * turned up, whatever it is.
 */
export function walkTo(
  planar: Planar,
  to: Square,
  chance: Chance,
): Ruled<PlanarOutcome & { readonly chance: Chance }> {
  const { map, faceUp, controller } = planar;
  if (!map?.leaving) return refused('701.31b', 'nothingWaiting');
  const way = wayTo(map, to);
  if (!way.ok) return way;
  const known = cardsAt(map, to);
  const remembered = forgetTheDistant({ planar: setOut({ ...planar, map }, to), chance, collected: [] });
  const laying = known.length > 0 ? remembered : withPlaneInDeck(remembered, 0);
  const cards = deckToDealFrom(laying.planar);
  const [turnedUp, rest] = known.length > 0 ? [known, cards] : [cards.slice(0, 1), cards.slice(1)];
  const deck = deckOf(planar, controller);
  const chosen: PlanarHappening = { kind: 'wayChosen', rule: '701.31b', player: controller, way: way.value };
  const arrived = arrive(
    withDeck(laying.planar, rest),
    turnedUp.map((card) => ({ card, deck })),
    faceUp,
    map.leaving,
  );
  return granted({
    planar: arrived.planar,
    happenings: [...withCollected([chosen], laying), ...arrived.happenings],
    chance: laying.chance,
  });
}

/** Between leaving and arriving: what was face up is put where it stays. */
function setOut(planar: Laying['planar'], { x, y }: Square): Laying['planar'] {
  const { map, kinds } = planar;
  const left = planar.faceUp.map(({ card }) => card);
  const [planes, phenomena] = [
    left.filter((id) => kinds[id] === 'plane'),
    left.filter((id) => kinds[id] !== 'plane'),
  ];
  const others = map.squares.filter((square) => !isSameSquare(square, { x, y }));
  return {
    ...withDeck(planar, [...deckToDealFrom(planar), ...phenomena]),
    faceUp: [],
    map: { ...map, at: { x, y }, squares: [...others, { ...map.at, cards: planes }], leaving: null },
  };
}
