/** A player leaves. 603.8 what triggers again · 800.4a what ceases · 901.6 who is planar controller then · 901.10b what stays. */
import type { PlayerId } from '../turn/turn';
import { endEffectsOfLeaver } from './lasting-effect';
import { reachThresholdsAgain } from './memory';
import type { Planar, PlanarOutcome, WaitingAbility } from './planar';
import type { PlanarHappening } from './planar-happening';

/**
 * Before a player leaves: an heir becomes planar controller (901.6); abilities the leaver controls cease (800.4a),
 * but those of phenomena stay under the new planar controller (901.10b).
 */
export function leavePlanarGame(planar: Planar, leaver: PlayerId, heir: PlayerId): PlanarOutcome {
  const happenings: PlanarHappening[] = [];
  const controller = planar.controller === leaver ? heir : planar.controller;
  if (controller !== planar.controller) {
    happenings.push({ kind: 'planarControllerChanged', rule: '901.6', player: controller });
  }
  const theirs = planar.waiting.filter((ability) => ability.controller === leaver);
  const ceased: readonly WaitingAbility[] = theirs.filter((ability) => ability.kind !== 'encounter');
  if (ceased.length > 0) {
    const abilities = ceased.map((ability) => ability.kind);
    happenings.push({ kind: 'abilitiesCeased', rule: '800.4a', player: leaver, abilities });
  }
  for (const ability of theirs) {
    if (ability.kind !== 'encounter') continue;
    happenings.push({ kind: 'phenomenonStays', rule: '901.10b', player: controller, card: ability.card });
  }
  const waiting = planar.waiting
    .filter((ability) => !ceased.includes(ability))
    .map((ability) => (ability.controller === leaver ? { ...ability, controller } : ability));
  const ended = endEffectsOfLeaver(planar, leaver);
  happenings.push(...ended.happenings);
  const dice = planar.dice?.player === leaver ? null : planar.dice;
  const again = reachThresholdsAgain({ ...ended.planar, controller, waiting, dice }, ceased);
  return { planar: again.planar, happenings: [...happenings, ...again.happenings] };
}
