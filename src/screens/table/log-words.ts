import { amount, signed } from '../../i18n/amount';
import type { Words } from '../../i18n/en';
import { isHellride } from '../../rules/planar/eternities-map';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { Happening } from '../../rules/table/happening';
import type { Look } from '../../rules/table/looks';
import type { PlayerId } from '../../rules/turn/turn';
import { withoutTurning } from '../../session/plain-text';
import { effectInWords, endingInWords, optionInWords, type Speaker } from '../parts/effect-words';
import { cardName, playerName } from '../parts/words';

/** Names of players and cards that stand in what is told of it. */
export function namesIn(
  happening: Happening,
  { words, language, catalogue, seats }: Speaker,
): readonly string[] {
  const cards = Object.values(happening)
    .flat()
    .flatMap((value) =>
      typeof value === 'string' ? (catalogue?.factsOf(value as PlanarCardId)?.name[language] ?? []) : [],
    );
  return [...cards, ...seats.map((_, seat) => playerName(words, seats, seat as PlayerId))];
}

/** One thing that happened, in a sentence of the chosen language. */
export function tell(happening: Happening, speaker: Speaker): string {
  const { words, language, catalogue, seats } = speaker;
  const { log } = words;
  const who = (player: PlayerId) => playerName(words, seats, player);
  const card = (id: PlanarCardId) => cardName(catalogue, language, id);
  /** Cards that only one player has seen are counted, not named. */
  const seen = (cards: readonly PlanarCardId[], shown: 'all' | 'controller') =>
    shown === 'all' ? cards.map(card) : cards.length;
  const name = 'player' in happening ? who(happening.player) : '';
  switch (happening.kind) {
    case 'gameBegan':
      return log.gameBegan(name, happening.startingLife, happening.by === 'app');
    case 'turnBegan':
      return log.turnBegan(name);
    case 'turnOrderReversed':
      return log.turnOrderReversed(happening.reversed);
    case 'seatingChanged':
      return log.seatingChanged(happening.seating.map(who));
    case 'lookChanged':
      return newLook(happening.look, happening.player, name, words);
    case 'markerWaits':
      return log.markerWaits(name, who(happening.behind));
    case 'markerDesignated':
      return log.markerDesignated(name);
    case 'markerRemoved':
      return log.markerRemoved(name);
    case 'extraTurnAdded':
      return happening.rule === '807.4j' ? log.extraTurnBefore(name) : log.extraTurnAdded(name);
    case 'lifeChanged':
      return log.lifeChanged(name, signed(happening.to - happening.from), happening.to);
    case 'turnEnded':
      return log.turnEnded(name);
    case 'upkeepRepeated':
      return log.upkeepRepeated(name);
    case 'livesSet':
      return log.livesSet(
        happening.because,
        happening.lives.map(
          ({ player, from, to }) => `${who(player)} ${words.lives.becomes(amount(from), amount(to))}`,
        ),
      );
    case 'lifeSet':
      return log.lifeSet(name, happening.to);
    case 'poisonChanged':
      return log.poisonChanged(name, signed(happening.to - happening.from), happening.to);
    case 'playerCountersChanged':
      return log.playerCountersChanged(
        name,
        happening.counter,
        signed(happening.to - happening.from),
        happening.to,
      );
    case 'namedCountersChanged':
      return log.namedCountersChanged(
        name,
        withoutTurning(happening.name),
        signed(happening.to - happening.from),
        happening.to,
      );
    case 'namedCountersDropped':
      return log.namedCountersDropped(name, withoutTurning(happening.name));
    case 'commanderCast':
      return log.commanderCast(
        name,
        happening.commander === 1,
        happening.to > happening.from,
        2 * happening.to,
      );
    case 'commandersCounted':
      return log.commandersCounted(name, happening.to);
    case 'commanderDamageChanged':
      if (happening.poison !== undefined) {
        return log.infectDamageChanged(
          name,
          signed(happening.to - happening.from),
          who(happening.source),
          happening.commander === 1,
          happening.poison,
          happening.to,
        );
      }
      return log.commanderDamageChanged(
        name,
        signed(happening.from - happening.to),
        who(happening.source),
        happening.commander === 1,
        happening.life,
        happening.to,
      );
    case 'designated':
      return log.designated(name, happening.as);
    case 'undesignated':
      return log.undesignated(name, happening.as);
    case 'diceRolled':
      return log.diceRolled(happening.sides, happening.results);
    case 'coinFlipped':
      return log.coinFlipped(happening.heads);
    case 'playerDrawn':
      return log.playerDrawn(name, happening.opponentOf === null ? null : who(happening.opponentOf));
    case 'dayOrNightCame':
      return log.dayOrNightCame(happening.to);
    case 'playerLeft':
      return log.playerLeft(name, happening.because);
    case 'playerStayed':
      return log.playerStayed(name, happening.because);
    case 'gameWon':
      return log.gameWon(name);
    case 'startingPlaneRevealed':
      return log.startingPlaneRevealed(name, card(happening.card), happening.passed.map(card));
    case 'planarDieRolled':
      return log.planarDieRolled(
        name,
        happening.face,
        happening.paid,
        happening.by === 'table',
        happening.means ?? happening.face,
        happening.ignored ?? [],
      );
    case 'diceThrown':
      return log.diceThrown(name, happening.faces);
    case 'effectBegan':
      return log.effectBegan(
        effectInWords(happening.effect, speaker),
        endingInWords(happening.effect, speaker),
      );
    case 'effectsEnded':
      return log.effectsEnded(happening.effects.map((effect) => effectInWords(effect, speaker)));
    case 'countersChanged':
      return log.countersChanged(card(happening.card), happening.from, happening.to);
    case 'countersGone':
      return log.countersGone(card(happening.card), happening.count);
    case 'thresholdReached':
      return log.thresholdReached(card(happening.card), happening.at);
    case 'marked':
      return log.marked(name, card(happening.card), optionInWords(happening.card, happening.as, speaker));
    case 'marksSwapped':
      return log.marksSwapped(card(happening.card));
    case 'walkBecameChaos':
      return log.walkBecameChaos(name);
    case 'chaosEnsued':
      return log.chaosEnsued(happening.cards.map(card));
    case 'cardsTaken':
      return log.cardsTaken(name, seen(happening.cards, happening.shown));
    case 'cardsPutBack':
      return log.cardsPutBack(
        name,
        seen(happening.top, happening.shown),
        seen(happening.bottom, happening.shown),
      );
    case 'planeswalked':
      if (happening.because === 'ownerLeft') return log.planeswalkedInstead(name, happening.to.map(card));
      if (happening.from.length === 0) return log.arrivedBesides(name, happening.to.map(card));
      return log.planeswalked(name, happening.from.map(card), happening.to.map(card));
    case 'phenomenonEncountered':
      return log.phenomenonEncountered(card(happening.card));
    case 'phenomenonResolved':
      return log.phenomenonResolved(card(happening.card));
    case 'phenomenonStays':
      return log.phenomenonStays(name, card(happening.card));
    case 'whereToAsked':
      return log.whereToAsked(name);
    case 'wayChosen': {
      const way = words.map.directions[happening.way];
      return isHellride(happening.way) ? log.hellride(name, way) : log.walk(name, way);
    }
    case 'planesLaid':
      return log.planesLaid(happening.cards.map(card));
    case 'planesCollected':
      return log.planesCollected(happening.cards.map(card));
    case 'planesPutBack':
      return log.planesPutBack(happening.cards.map(card));
    case 'planesTakenOver':
      return log.planesTakenOver(name, happening.cards.map(card));
    case 'planarControllerChanged':
      return log.planarControllerChanged(name);
    case 'abilitiesCeased':
      return happening.rule === '901.10a' ? log.planeswalkingCeased : log.abilitiesCeased(name);
    case 'planarDeckLeft':
      return log.planarDeckLeft(name, happening.faceUp.map(card));
    case 'choiceEnded':
      return log.choiceEnded;
    case 'rollsCounted':
      return log.rollsCounted(name, happening.counted);
  }
}

function newLook({ name, colour }: Look, player: PlayerId, called: string, { log, seating }: Words): string {
  const said = name === null ? [] : [log.named(player + 1, withoutTurning(name))];
  // One of the user's own has no name.
  if (colour !== null) said.push(log.recoloured(called, seating.colours[colour] ?? null));
  return said.join(' ');
}
