import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import {
  type EffectEnding,
  effectEndings,
  type OngoingEffectKind,
  ongoingEffectKinds,
  type PlanarZone,
} from '../../../rules/planar/planar-state';
import { type PlayerId, playersInGame } from '../../../rules/turn/turn';
import { extraTurnsToCome } from '../../../rules/turn/turn-order';
import { knownValue } from '../../../rules/unknown-data';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { sanitizeText } from '../../../session/lib/plain-text';
import fieldStyles from '../../parts/field/text-field.module.css';
import { useFocusNextRow } from '../../parts/page/use-focus-next-row';
import { ExplanationLink } from '../../parts/rule/ExplanationLink';
import { ruleOfEffect, ruleOfEnding, ruleTopics } from '../../parts/rule/rule-topics';
import { describeEffect, endingInWords, useWordingContext } from '../../parts/text/effect-words';
import { TermText } from '../../parts/text/TermText';
import { playerName, useWords } from '../../parts/words';
import { TableSheet } from '../sheets/TableSheet';
import inputStyles from '../styles/input.module.css';
import styles from './EffectsSheet.module.css';

const MAX_TYPED_NOTE = 60;

interface EffectsSheetProps {
  game: Game;
  planar: PlanarZone;
}

/** Shows ongoing effects and their durations, and lets players end or add them by hand. */
export function EffectsSheet({ game, planar }: EffectsSheetProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const { turn } = game.history.table;
  const extraTurnPlayers = extraTurnsToCome(turn);
  const wording = useWordingContext(game.seats);
  const firstEffectRow = (turn.isReversed ? 1 : 0) + extraTurnPlayers.length;
  const [list, beforeRemoval] = useFocusNextRow<HTMLUListElement>(firstEffectRow + planar.effects.length);
  return (
    <TableSheet title={<TermText text={words.effects.title} isHeading />}>
      {planar.effects.length === 0 && !turn.isReversed && extraTurnPlayers.length === 0 && (
        <p class={styles.none}>{words.effects.none}</p>
      )}
      <ul ref={list} class={classNames(common.stack2, styles.effects)}>
        {turn.isReversed && (
          <li class={styles.effect}>
            <p>
              <span class={styles.description}>{words.effects.turnsReversed}</span>{' '}
              <ExplanationLink entry={ruleTopics.turnOrder} />
            </p>
            <IconButton
              icon="close"
              variant="plain"
              label={words.carryOut.reverseTurnOrder}
              onClick={() => {
                beforeRemoval(0);
                liveGame.play({ kind: 'reverseTurnOrder' });
              }}
            />
          </li>
        )}
        {extraTurnPlayers.map((player, index) => (
          <li key={`${index} ${player}`} class={styles.effect}>
            <p>
              <span class={styles.description}>
                {words.menu.extraTurn(playerName(words, game.seats, player))}
              </span>{' '}
              <ExplanationLink entry={ruleTopics.extraTurn} />
            </p>
          </li>
        ))}
        {planar.effects.map((effect, index) => {
          const description = describeEffect(effect, wording);
          const rules = new Set([
            ruleOfEffect[knownValue(ongoingEffectKinds, effect.does) ?? 'remind'],
            ruleOfEnding[knownValue(effectEndings, effect.ends) ?? 'never'],
          ]);
          const [effectRule = '', endingRule] = rules;
          return (
            <li key={`${index} ${description}`} class={styles.effect}>
              <p>
                <span class={styles.description}>{description}</span> <ExplanationLink entry={effectRule} />{' '}
                <span class={common.note}>{endingInWords(effect, wording)}</span>{' '}
                {endingRule && <ExplanationLink entry={endingRule} />}
              </p>
              <IconButton
                icon="close"
                variant="plain"
                label={words.effects.endEffect(description)}
                onClick={() => {
                  beforeRemoval(firstEffectRow + index);
                  liveGame.play({ kind: 'endEffect', effect: index, expected: effect });
                }}
              />
            </li>
          );
        })}
      </ul>
      <AddEffect game={game} />
    </TableSheet>
  );
}

function AddEffect({ game }: { game: Game }) {
  const words = useWords();
  const liveGame = useLiveGame();
  const [kind, setKind] = useState<OngoingEffectKind>('remind');
  const [note, setNote] = useState('');
  const sanitizedNote = sanitizeText(note);
  /** The player who is affected; null for everybody. */
  const [chosenPlayer, setChosenPlayer] = useState<PlayerId | null>(null);
  const [ending, setEnding] = useState<EffectEnding>('planeswalk');
  const players = playersInGame(game.history.table.turn);
  const player = players.find((candidate) => candidate === chosenPlayer) ?? null;
  // “Until that player’s next turn” requires a player.
  const offeredEndings = effectEndings.filter((candidate) => candidate !== 'turnOf' || player !== null);
  const isReady = (kind !== 'remind' || sanitizedNote !== '') && (ending !== 'turnOf' || player !== null);

  function beginEffect() {
    const until: PlayerId | null = ending === 'turnOf' ? player : null;
    const effect = {
      does: kind,
      source: null,
      player,
      ends: ending,
      until,
      note: kind === 'remind' ? sanitizedNote : null,
    };
    if (!liveGame.play({ kind: 'beginEffect', effect })) setNote('');
  }

  return (
    <details class={styles.addEffect}>
      <summary class={styles.summary}>{words.effects.add}</summary>
      <div class={styles.form}>
        <Choice
          label={words.effects.effect}
          stacked
          value={kind}
          options={ongoingEffectKinds.map((value) => ({ value, name: words.effects.does[value] }))}
          onChange={setKind}
        />
        {kind === 'remind' && (
          <label class={fieldStyles.label}>
            {words.effects.note}
            <input
              class={inputStyles.input}
              type="text"
              autocomplete="off"
              maxLength={MAX_TYPED_NOTE}
              value={note}
              onInput={(event) => setNote(event.currentTarget.value)}
            />
          </label>
        )}
        <Choice
          label={words.effects.affects}
          value={chosenPlayer}
          options={[
            { value: null, name: words.effects.everybody },
            ...players.map((member) => ({ value: member, name: playerName(words, game.seats, member) })),
          ]}
          onChange={(value) => {
            setChosenPlayer(value);
            if (value === null && ending === 'turnOf') setEnding('planeswalk');
          }}
        />
        <Choice
          label={words.effects.howLong}
          stacked
          value={ending}
          options={offeredEndings.map((value) => ({
            value,
            name: value === 'turnOf' ? words.effects.nextTurn : words.effects.ends[value],
          }))}
          onChange={setEnding}
        />
        <div class={styles.confirm}>
          {kind === 'remind' && sanitizedNote === '' && (
            <p class={common.note}>{words.effects.noteMissing}</p>
          )}
          <Button variant="primary" wide disabled={!isReady} onClick={beginEffect}>
            {words.effects.begin}
          </Button>
        </div>
      </div>
    </details>
  );
}
