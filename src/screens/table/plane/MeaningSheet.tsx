import type { ComponentChildren } from 'preact';
import { Button } from '../../../design/Button';
import { Icon } from '../../../design/Icon';
import { Sheet } from '../../../design/Sheet';
import { costOfNextRoll } from '../../../rules/planar/planar';
import { planarFaces } from '../../../rules/planar/planar-die';
import { type Planar, stackedAbilityKinds } from '../../../rules/planar/planar-state';
import { activePlayers } from '../../../rules/turn/turn';
import { knownWord } from '../../../rules/unknown';
import { currentMoment, happeningsOfMoment } from '../../../session/game/current-moment';
import type { Game } from '../../../session/game/game';
import { pathOf } from '../../../session/routing/routes';
import { teamName } from '../../parts/team-name';
import { RichText } from '../../parts/text/RichText';
import { ruleOfFace, ruleOfWaiting, ruleTopics } from '../../parts/text/rule-topics';
import { useWords } from '../../parts/words';
import { DieCube } from '../die/DieCube';
import { DidNotHappen } from './DidNotHappen';
import styles from './MeaningSheet.module.css';

const DIE_SIZE = 34;

interface MeaningSheetProps {
  game: Game;
  planar: Planar;
  onTerms: () => void;
  onClose: () => void;
}

/** Answers beginners' questions about the current step, the die and the plane, each with a link to its rule. */
export function MeaningSheet({ game, planar, onTerms, onClose }: MeaningSheetProps) {
  const words = useWords();
  const { meaning } = words;
  const { turn } = game.history.table;
  const [player] = activePlayers(turn);
  const rolled = currentMoment(game.history).find((happening) => happening.kind === 'planarDieRolled');
  const countered = happeningsOfMoment(game.history).find(
    (happening) => happening.kind === 'abilityCountered',
  );
  const face = rolled && (rolled.means ?? rolled.face);
  const kind = planar.faceUp.some(({ card }) => planar.kinds[card] === 'phenomenon') ? 'phenomenon' : 'plane';
  const waiting = new Set(
    planar.stack.map(({ kind }) => knownWord(stackedAbilityKinds, kind) ?? 'unknown').toReversed(),
  );
  return (
    <Sheet title={meaning.title} closeLabel={words.close} onClose={onClose}>
      <div class={styles.meanings}>
        {planar.faceUp.length > 0 && (
          <section class={styles.words}>
            <Button wide onClick={onTerms}>
              {words.rules.termsOfCard}
            </Button>
            <p>{meaning.holdWord}</p>
          </section>
        )}
        {(face || planar.dice || waiting.size > 0 || countered) && (
          <Group title={meaning.now}>
            {planar.dice && <Meaning rule={ruleTopics.ignoredDice} text={meaning.dice} />}
            {face && (
              <Meaning
                rule={ruleOfFace[face]}
                picture={<DieCube face={face} size={DIE_SIZE} />}
                name={meaning.rolled[face]}
                {...(!countered && { text: meaning.faces[face] })}
              />
            )}
            {countered && <Meaning rule={countered.rule} text={meaning.countered} />}
            {[...waiting].map((ability) => (
              <Meaning key={ability} rule={ruleOfWaiting[ability]} text={meaning.waits[ability]} />
            ))}
          </Group>
        )}
        {planar.faceUp.map(({ card }) => (
          <DidNotHappen key={card} game={game} planar={planar} card={card} abilities={['chaos']} />
        ))}
        <Group title={meaning.die}>
          {planarFaces.map((one) => (
            <Meaning
              key={one}
              rule={ruleOfFace[one]}
              picture={<DieCube face={one} size={DIE_SIZE} />}
              name={words.faces[one]}
              text={meaning.faces[one]}
            />
          ))}
          {player !== undefined && (
            <Meaning
              rule={ruleTopics.costOfRolls}
              name={meaning.nextRoll(costOfNextRoll(planar, player))}
              text={meaning.nextRollNote}
            />
          )}
          <Meaning rule={ruleTopics.die} name={meaning.dieCheatSheet} />
        </Group>
        <Group title={words.menu.planes}>
          <Meaning
            rule={kind === 'plane' ? ruleTopics.whatAPlaneDoes : ruleTopics.phenomenon}
            name={meaning.face[kind]}
            text={meaning.faceNote[kind]}
          />
          <Meaning
            rule={ruleTopics.controller}
            name={meaning.you(teamName(words, game.seats, turn, planar.controller))}
            text={meaning.youNote}
          />
          <Meaning
            rule={ruleTopics.costOfRolls}
            name={meaning.leftToPlayers}
            text={meaning.leftToPlayersNote}
          />
          {planar.map && <Meaning rule={ruleTopics.map} name={words.map.title} />}
          <Meaning rule={ruleTopics.planechase} name={meaning.cheatSheet} />
        </Group>
      </div>
    </Sheet>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h3 class={styles.heading}>{title}</h3>
      <ul class={styles.rows}>{children}</ul>
    </section>
  );
}

interface MeaningProps {
  rule: string;
  picture?: ComponentChildren;
  name?: string;
  text?: string;
}

function Meaning({ rule, picture, name, text }: MeaningProps) {
  return (
    <li>
      <a class={styles.row} href={`#${pathOf({ place: 'rules', entry: rule })}`}>
        {picture}
        <span class={styles.texts}>
          {name && <span class={styles.name}>{name}</span>}{' '}
          {text && (
            <span>
              <RichText text={text} />
            </span>
          )}
        </span>
        <Icon name="next" size={20} />
      </a>
    </li>
  );
}
