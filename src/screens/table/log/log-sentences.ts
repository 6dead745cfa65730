import { amount, formatSigned } from '../../../i18n/amount';
import type { Words } from '../../../i18n/en';
import { taxAfterCasts } from '../../../rules/life/commander';
import { isHellride } from '../../../rules/planar/eternities-map/eternities-map';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { Audience } from '../../../rules/planar/planar-operation';
import type { Happening } from '../../../rules/table/happening';
import type { PlayerProfile } from '../../../rules/table/player-profile';
import { sharedTurnTeamOf } from '../../../rules/turn/seating-and-teams';
import type { PlayerId, Turn } from '../../../rules/turn/turn';
import { isolateDirection } from '../../../session/lib/plain-text';
import { sharedTurnNames } from '../../parts/shared-turn-names';
import {
  describeEffect,
  describeOption,
  endingInWords,
  type WordingContext,
} from '../../parts/text/effect-words';
import { winnerNames } from '../../parts/winner-names';
import { cardName, playerName } from '../../parts/words';

/** Returns the names of players and cards that may occur in the text of a happening. */
export function possibleNames(
  happening: Happening,
  { words, language, catalog, seats }: WordingContext,
): readonly string[] {
  const cards = Object.values(happening)
    .flat()
    .flatMap((value) => (typeof value === 'string' ? (catalog?.factsOf(value)?.name[language] ?? []) : []));
  return [...cards, ...seats.map((_, seat) => playerName(words, seats, seat))];
}

/** The inputs of a sentence. */
interface SentenceInputs {
  readonly wording: WordingContext;
  /** Determines who shares a turn. */
  readonly turn: Turn;
  readonly words: Words;
  readonly log: Words['log'];
  /** With totals of then in the log, and with those of now once the change was undone or redone. */
  readonly totalChanges: Words['logNow'];
  /** The affected player's name, if the happening has one. */
  readonly name: string;
  /** The names of all who share that player's turn and total. */
  readonly sharedTurnNames: string;
  nameOf(player: PlayerId): string;
  nameOfCard(id: PlanarCardId): string;
  /** Returns the names of cards, or only their number if a single player has seen them. */
  namesOrCount(cards: readonly PlanarCardId[], shown: Audience): readonly string[] | number;
}

type Kind = Happening['kind'];
type Sentences = {
  readonly [K in Kind]: (happening: Happening & { readonly kind: K }, inputs: SentenceInputs) => string;
};

const sentences: Sentences = {
  gameBegan: ({ player, startingLife, by }, { log, sharedTurnNames, turn }) => {
    const isTeam = sharedTurnTeamOf(turn, player).length > 1;
    return log.gameBegan({ name: sharedTurnNames, isTeam, life: startingLife, isRandom: by === 'app' });
  },
  turnBegan: (_, { log, name }) => log.turnBegan(name),
  turnOrderReversed: (happening, { log }) => log.turnOrderReversed(happening.isReversed),
  seatingChanged: (happening, { log, nameOf }) => log.seatingChanged(happening.seating.map(nameOf)),
  profileChanged: (happening, { words, name }) =>
    describeProfileChange(happening.profile, happening.player, name, words),
  markerWaits: (happening, { log, name, nameOf }) => log.markerWaits(name, nameOf(happening.behind)),
  markerDesignated: (_, { log, name }) => log.markerDesignated(name),
  markerRemoved: (_, { log, name }) => log.markerRemoved(name),
  extraTurnAdded: (happening, { log, name }) =>
    happening.rule === '807.4j' ? log.extraTurnBefore(name) : log.extraTurnAdded(name),
  lifeChanged: (happening, { totalChanges, sharedTurnNames }) =>
    totalChanges.lifeChanged(sharedTurnNames, formatSigned(happening.to - happening.from), happening.to),
  turnEnded: (_, { log, name }) => log.turnEnded(name),
  beginningPhaseAdded: (_, { log, name }) => log.beginningPhaseAdded(name),
  lifeTotalsSet: ({ because, lifeTotals }, { words, log, nameOf }) => {
    const changedTotals = lifeTotals.filter(({ from, to }) => from !== to);
    return log.lifeTotalsSet(
      because,
      (changedTotals.length > 0 ? changedTotals : lifeTotals).map(
        ({ player, from, to }) =>
          `${nameOf(player)} ${words.lifeTotals.changeFromTo(amount(from), amount(to))}`,
      ),
    );
  },
  lifeSet: (happening, { log, sharedTurnNames }) => log.lifeSet(sharedTurnNames, happening.to),
  poisonChanged: (happening, { totalChanges, sharedTurnNames }) =>
    totalChanges.poisonChanged(sharedTurnNames, formatSigned(happening.to - happening.from), happening.to),
  playerCountersChanged: (happening, { totalChanges, name }) =>
    totalChanges.playerCountersChanged({
      name,
      counter: happening.counter,
      change: formatSigned(happening.to - happening.from),
      total: happening.to,
    }),
  namedCountersChanged: (happening, { totalChanges, name }) =>
    totalChanges.namedCountersChanged({
      name,
      counterName: isolateDirection(happening.name),
      change: formatSigned(happening.to - happening.from),
      total: happening.to,
    }),
  namedCountersDropped: (happening, { log, name }) =>
    log.namedCountersDropped(name, isolateDirection(happening.name)),
  commanderCast: (happening, { log, name }) =>
    log.commanderCast({
      name,
      isSecond: happening.commander === 1,
      isCast: happening.to > happening.from,
      tax: taxAfterCasts(happening.to),
    }),
  commanderCountChanged: (happening, { log, name }) => log.commanderCountChanged(name, happening.to),
  commanderDamageChanged: (happening, { totalChanges, name, nameOf }) => {
    if (happening.poison !== undefined) {
      return totalChanges.infectDamageChanged({
        name,
        change: formatSigned(happening.to - happening.from),
        source: nameOf(happening.source),
        isSecond: happening.commander === 1,
        poison: happening.poison,
        total: happening.to,
      });
    }
    return totalChanges.commanderDamageChanged({
      name,
      change: formatSigned(happening.from - happening.to),
      source: nameOf(happening.source),
      isSecond: happening.commander === 1,
      life: happening.life,
      total: happening.to,
    });
  },
  designated: (happening, { log, name }) => log.designated(name, happening.as),
  undesignated: (happening, { log, name }) => log.undesignated(name, happening.as),
  diceRolled: (happening, { log }) => log.diceRolled(happening.sides, happening.results),
  coinFlipped: (happening, { log }) => log.coinFlipped(happening.isHeads),
  randomPlayerChosen: (happening, { log, name, nameOf }) =>
    log.randomPlayerChosen(name, happening.opponentOf === null ? null : nameOf(happening.opponentOf)),
  dayOrNightCame: (happening, { log }) => log.dayOrNightCame(happening.to),
  playerLeft: (happening, { log, name }) => log.playerLeft(name, happening.because),
  playerStayed: (happening, { log, name }) => log.playerStayed(name, happening.because),
  playerReturned: (_, { log, name }) => log.playerReturned(name),
  gameWon: (happening, { log, words, wording, turn }) =>
    log.gameWon(...winnerNames(words, wording.seats, turn, happening.player)),
  startingPlaneRevealed: (happening, { log, name, nameOfCard }) =>
    log.startingPlaneRevealed(name, nameOfCard(happening.card), happening.passed.map(nameOfCard)),
  planarDieRolled: (happening, { log, name }) =>
    log.planarDieRolled({
      name,
      face: happening.face,
      paid: happening.paid,
      isPhysicalDie: happening.by === 'table',
      means: happening.means ?? happening.face,
      ignored: happening.ignored ?? [],
    }),
  planarDiceRolled: (happening, { log, name }) => log.planarDiceRolled(name, happening.faces),
  effectBegan: (happening, { log, wording }) =>
    log.effectBegan(describeEffect(happening.effect, wording), endingInWords(happening.effect, wording)),
  effectsEnded: (happening, { log, wording }) =>
    log.effectsEnded(happening.effects.map((effect) => describeEffect(effect, wording))),
  countersChanged: (happening, { log, nameOfCard }) =>
    log.countersChanged(nameOfCard(happening.card), happening.from, happening.to),
  countersGone: (happening, { log, nameOfCard }) =>
    log.countersGone(nameOfCard(happening.card), happening.count),
  thresholdReached: (happening, { log, nameOfCard }) =>
    log.thresholdReached(nameOfCard(happening.card), happening.at),
  optionChosen: (happening, { log, name, nameOfCard, wording }) =>
    log.optionChosen(name, nameOfCard(happening.card), describeOption(happening.card, happening.as, wording)),
  bottomCardsOrdered: (happening, { log, name, nameOfCard }) =>
    log.bottomCardsOrdered(name, happening.cards.map(nameOfCard)),
  chosenOptionsSwapped: (happening, { log, nameOfCard }) =>
    log.chosenOptionsSwapped(nameOfCard(happening.card)),
  planeswalkBecameChaos: (_, { log, name }) => log.planeswalkBecameChaos(name),
  chaosEnsued: (happening, { log, nameOfCard }) => log.chaosEnsued(happening.cards.map(nameOfCard)),
  cardsTaken: (happening, { log, name, namesOrCount }) =>
    log.cardsTaken(name, namesOrCount(happening.cards, happening.shown)),
  cardsPutBack: (happening, { log, name, namesOrCount }) =>
    log.cardsPutBack(
      name,
      namesOrCount(happening.top, happening.shown),
      namesOrCount(happening.bottom, happening.shown),
    ),
  planeswalked: (happening, { log, name, nameOfCard }) => {
    if (happening.because === 'ownerLeft') return log.planeswalkedInstead(name, happening.to.map(nameOfCard));
    if (happening.from.length === 0) return log.arrivedBesides(name, happening.to.map(nameOfCard));
    return log.planeswalked(name, happening.from.map(nameOfCard), happening.to.map(nameOfCard));
  },
  phenomenonEncountered: (happening, { log, nameOfCard }) =>
    log.phenomenonEncountered(nameOfCard(happening.card)),
  phenomenonResolved: (happening, { log, nameOfCard }) => log.phenomenonResolved(nameOfCard(happening.card)),
  phenomenonStays: (happening, { log, name, nameOfCard }) =>
    log.phenomenonStays(name, nameOfCard(happening.card)),
  destinationAsked: (_, { log, name }) => log.destinationAsked(name),
  directionChosen: (happening, { words, log, name }) => {
    const direction = words.map.directions[happening.direction];
    return isHellride(happening.direction) ? log.hellride(name, direction) : log.walk(name, direction);
  },
  planesLaid: (happening, { log, nameOfCard }) => log.planesLaid(happening.cards.map(nameOfCard)),
  planesCollected: (happening, { log, nameOfCard }) => log.planesCollected(happening.cards.map(nameOfCard)),
  planesPutBack: (happening, { log, nameOfCard }) => log.planesPutBack(happening.cards.map(nameOfCard)),
  planesTakenOver: (happening, { log, name, nameOfCard }) =>
    log.planesTakenOver(name, happening.cards.map(nameOfCard)),
  planarControllerChanged: (_, { log, name }) => log.planarControllerChanged(name),
  abilitiesCeased: (happening, { log, name }) =>
    happening.rule === '901.10a' ? log.planeswalkingCeased : log.abilitiesCeased(name),
  abilityCountered: (happening, { log, name, nameOfCard }) =>
    happening.card === null
      ? log.planeswalkingCountered(name)
      : log.abilityCountered(nameOfCard(happening.card), happening.ability === 'chaos'),
  planarDeckLeft: (happening, { log, name, nameOfCard }) =>
    log.planarDeckLeft(name, happening.faceUp.map(nameOfCard)),
  takenCardsLeftGame: (_, { log }) => log.takenCardsLeftGame,
  rollCountCorrected: (happening, { log, name }) => log.rollCountCorrected(name, happening.counted),
  unknown: (_, { log }) => log.unknown,
};

/** Describes a happening in a sentence of the selected language. */
export function describeHappening(
  happening: Happening,
  wording: WordingContext,
  turn: Turn,
  isNow = false,
): string {
  const { words, language, catalog, seats } = wording;
  const nameOf = (player: PlayerId) => playerName(words, seats, player);
  const nameOfCard = (id: PlanarCardId) => cardName(catalog, language, id);
  // Each sentence only receives happenings of its own kind.
  const sentence = sentences[happening.kind] as (happening: Happening, inputs: SentenceInputs) => string;
  return sentence(happening, {
    wording,
    turn,
    words,
    log: words.log,
    totalChanges: isNow ? words.logNow : words.log,
    name: 'player' in happening ? nameOf(happening.player) : '',
    sharedTurnNames: 'player' in happening ? sharedTurnNames(words, seats, turn, happening.player) : '',
    nameOf,
    nameOfCard,
    namesOrCount: (cards, shown) => (shown === 'all' ? cards.map(nameOfCard) : cards.length),
  });
}

function describeProfileChange(
  { name, color }: PlayerProfile,
  player: PlayerId,
  currentName: string,
  { log, seating }: Words,
): string {
  const changes = name === null ? [] : [log.named(player + 1, isolateDirection(name))];
  // A custom color has no name.
  if (color !== null) changes.push(log.recolored(currentName, seating.colors[color] ?? null));
  return changes.join(' ');
}
