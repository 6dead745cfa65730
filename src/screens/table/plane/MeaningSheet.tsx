import type { ComponentChildren } from 'preact';
import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { DeferredIcon } from '../../../design/DeferredIcon';
import { type PlanarFace, planarFaces } from '../../../rules/planar/planar-die';
import { type PlanarZone, stackedAbilityKinds } from '../../../rules/planar/planar-state';
import { costOfNextRoll } from '../../../rules/planar/planar-zone';
import { activePlayers } from '../../../rules/turn/seating-and-teams';
import { knownValue } from '../../../rules/unknown-data';
import {
  happeningsAtMomentStart,
  happeningsSinceMomentStart,
} from '../../../session/abilities/current-moment';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Game } from '../../../session/game/game';
import { pathOf } from '../../../session/routing/routes';
import { TextFacingChoice } from '../../parts/field/TextFacingChoice';
import { ruleOfFace, ruleOfStackedAbility, ruleTopics } from '../../parts/rule/rule-topics';
import { sharedTurnNames } from '../../parts/shared-turn-names';
import { TextWithSymbols } from '../../parts/text/TextWithSymbols';
import { useWords } from '../../parts/words';
import { DieCube } from '../die/DieCube';
import { TableSheet } from '../sheets/TableSheet';
import { useTableScreen } from '../use-table-screen';
import { CounterAbilityButton } from './CounterAbilityButton';
import styles from './MeaningSheet.module.css';

const DIE_SIZE = 34;

interface MeaningSheetProps {
  game: Game;
  planar: PlanarZone;
}

/**
 * Answers beginners' questions about the current step, the die and the plane, each with a link to its rule; for a card
 * that is hard to read, it also has the choice of the sides it faces.
 */
export function MeaningSheet({ game, planar }: MeaningSheetProps) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  const { settings } = usePreferences();
  const { meaning } = words;
  return (
    <TableSheet title={meaning.title}>
      <div class={common.stack4}>
        {planar.faceUp.length > 0 && (
          <>
            <section class={styles.terms}>
              <Button wide onClick={() => setOpenSheet({ kind: 'terms', openedFrom: 'meaning' })}>
                {words.rules.termsOfCard}
              </Button>
              <p class={common.note}>{meaning.holdWord}</p>
            </section>
            <TextFacingChoice
              value={settings.values.value.textFacing}
              onChange={(textFacing) => settings.change({ textFacing })}
            />
          </>
        )}
        <AboutMoment game={game} planar={planar} />
        <AboutDie game={game} planar={planar} />
        <AboutCard game={game} planar={planar} />
      </div>
    </TableSheet>
  );
}

const abilityCounteredHappening = ({ history }: Game) =>
  happeningsSinceMomentStart(history).find((happening) => happening.kind === 'abilityCountered');

function effectiveRolledFace({ history }: Game): PlanarFace | undefined {
  const rollHappening = happeningsAtMomentStart(history).find(
    (happening) => happening.kind === 'planarDieRolled',
  );
  return rollHappening && (rollHappening.means ?? rollHappening.face);
}

/** Explains what was rolled and what is on the stack, and asks whether chaos resolved. */
function AboutMoment({ game, planar }: MeaningSheetProps) {
  const { meaning } = useWords();
  const counteredHappening = abilityCounteredHappening(game);
  const face = effectiveRolledFace(game);
  const stackedKinds = new Set(
    planar.stack.map(({ kind }) => knownValue(stackedAbilityKinds, kind) ?? 'unknown').toReversed(),
  );
  return (
    <>
      {(face || planar.dice || stackedKinds.size > 0 || counteredHappening) && (
        <Group title={meaning.now}>
          {planar.dice && <Meaning entry={ruleTopics.ignoredDice} text={meaning.severalDice} />}
          {face && (
            <Meaning
              entry={ruleOfFace[face]}
              picture={<DieCube face={face} size={DIE_SIZE} />}
              name={meaning.rolled[face]}
              {...(!counteredHappening && { text: meaning.faces[face] })}
            />
          )}
          {counteredHappening && <Meaning entry={counteredHappening.rule} text={meaning.countered} />}
          {[...stackedKinds].map((ability) => (
            <Meaning key={ability} entry={ruleOfStackedAbility[ability]} text={meaning.waits[ability]} />
          ))}
        </Group>
      )}
      {planar.faceUp.map(({ card }) => (
        <CounterAbilityButton key={card} game={game} planar={planar} card={card} ability="chaos" />
      ))}
    </>
  );
}

/** Explains the faces of the die that are not explained above, and the cost of the next roll. */
function AboutDie({ game, planar }: MeaningSheetProps) {
  const words = useWords();
  const { meaning } = words;
  const [player] = activePlayers(game.history.table.turn);
  const explainedFace = abilityCounteredHappening(game) ? undefined : effectiveRolledFace(game);
  return (
    <Group title={meaning.die}>
      {planarFaces
        .filter((face) => face !== explainedFace)
        .map((face) => (
          <Meaning
            key={face}
            entry={ruleOfFace[face]}
            picture={<DieCube face={face} size={DIE_SIZE} />}
            name={words.faces[face]}
            text={meaning.faces[face]}
          />
        ))}
      {player !== undefined && (
        <Meaning
          entry={ruleTopics.costOfRolls}
          name={meaning.nextRoll(costOfNextRoll(planar, player))}
          text={meaning.nextRollNote}
        />
      )}
      <Meaning entry={ruleTopics.die} name={meaning.dieCheatSheet} />
    </Group>
  );
}

function AboutCard({ game, planar }: MeaningSheetProps) {
  const words = useWords();
  const { meaning } = words;
  const kind = planar.faceUp.some(({ card }) => planar.kinds[card] === 'phenomenon') ? 'phenomenon' : 'plane';
  return (
    <Group title={words.menu.planes}>
      <Meaning
        entry={kind === 'plane' ? ruleTopics.whatAPlaneDoes : ruleTopics.phenomenon}
        name={meaning.faceUpKind[kind]}
        text={meaning.faceUpKindNote[kind]}
      />
      <Meaning
        entry={ruleTopics.controller}
        name={meaning.whoIsYou(
          sharedTurnNames(words, game.seats, game.history.table.turn, planar.controller),
        )}
        text={meaning.whoIsYouNote}
      />
      <Meaning entry={ruleTopics.costOfRolls} name={meaning.leftToPlayers} text={meaning.leftToPlayersNote} />
      {planar.map && <Meaning entry={ruleTopics.map} name={words.map.title} />}
      <Meaning entry={ruleTopics.planechase} name={meaning.cheatSheet} />
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3 class={common.heading}>{title}</h3>
      <ul class={styles.rows}>{children}</ul>
    </section>
  );
}

interface MeaningProps {
  entry: string;
  picture?: ComponentChildren;
  name?: string;
  text?: string;
}

function Meaning({ entry, picture, name, text }: MeaningProps) {
  return (
    <li>
      <a class={styles.row} href={`#${pathOf({ place: 'rules', entry })}`}>
        {picture}
        <span class={styles.texts}>
          {name && <span class={styles.name}>{name}</span>}{' '}
          {text && (
            <span>
              <TextWithSymbols text={text} />
            </span>
          )}
        </span>
        <DeferredIcon name="next" size={20} />
      </a>
    </li>
  );
}
