import { Button } from '../../design/Button';
import { Sheet } from '../../design/Sheet';
import type { Happening } from '../../rules/table/happening';
import type { PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { useSpeaker } from '../parts/effect-words';
import { RuleLink } from '../parts/RuleLink';
import { TermPieces } from '../parts/TermText';
import { playerName, useLanguage, useWords } from '../parts/words';
import styles from './LogSheet.module.css';
import { namesIn, tell } from './log-words';

interface Line {
  readonly key: string;
  readonly at: number;
  readonly happenings: readonly Happening[];
}

interface TurnOfLog {
  readonly number: number;
  readonly player: PlayerId | null;
  readonly lines: readonly Line[];
}

/** What has happened, the latest first, a heading for each turn. */
export function LogSheet({ game, onClose }: { game: Game; onClose: () => void }) {
  const words = useWords();
  const { table, terms } = useSession();
  const language = useLanguage();
  const speaker = useSpeaker(game.seats);
  const clock = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const said = (happening: Happening, met: Set<string>) => {
    const text = tell(happening, speaker);
    const names = namesIn(happening, speaker);
    return terms.value?.piecesOf(text, language, { met, names }) ?? [{ text, term: null }];
  };
  return (
    <Sheet title={words.logTitle} closeLabel={words.close} isText onClose={onClose}>
      <div class={styles.log}>
        {turnsOf(game)
          .toReversed()
          .map(({ number, player, lines }) => {
            // A word of the game is pointed out once a turn.
            const met = new Set<string>();
            return (
              <section key={lines[0]?.key}>
                {player !== null && (
                  <h3 class={styles.turn}>{words.logTurn(number, playerName(words, game.seats, player))}</h3>
                )}
                <ol class={styles.lines}>
                  {lines.toReversed().map(({ key, at, happenings }) => (
                    <li key={key} class={styles.line}>
                      <time class={styles.time} dateTime={new Date(at).toISOString()}>
                        {clock.format(at)}
                      </time>
                      <p>
                        {happenings.map((happening, place) => (
                          <span key={place}>
                            <TermPieces pieces={said(happening, met)} />{' '}
                            <RuleLink to={happening.rule} label={words.rule(happening.rule)}>
                              {happening.rule}
                            </RuleLink>{' '}
                          </span>
                        ))}
                      </p>
                    </li>
                  ))}
                </ol>
              </section>
            );
          })}
      </div>
      {game.history.forgotten > 0 && (
        <Button wide class={styles.older} onClick={table.recallOlder}>
          {words.logOlder}
        </Button>
      )}
    </Sheet>
  );
}

type Heading = Pick<TurnOfLog, 'number' | 'player'>;

/** What is done at no turn in particular, while several go on. */
const ofNobody: Heading = { number: 0, player: null };

/**
 * Oldest first. The lines before the first turn change belong to the first turn. Where several turns go on at the same time, a
 * turn has a heading wherever the table comes back to it, and what belongs to none of them has none.
 */
function turnsOf({ history, opening, startedAt }: Game): readonly TurnOfLog[] {
  const { steps, done, forgotten } = history;
  const turns: (Heading & { lines: Line[] })[] = [];
  const running = new Map<number | undefined, Heading>();
  const note = (happenings: readonly Happening[]) => {
    for (const happening of happenings) {
      if (happening.kind === 'turnBegan') running.set(happening.marker, happening);
    }
  };
  const starting = opening.find((happening) => happening.kind === 'gameBegan');
  if (starting) running.set(1, { number: 1, player: starting.player });
  note(opening);
  if (forgotten === 0) {
    const firstLine = { key: 'opening', at: startedAt, happenings: opening };
    turns.push({ number: 1, player: starting?.player ?? null, lines: [firstLine] });
  }
  steps.slice(0, done).forEach(({ at, move, happenings }, index) => {
    const begun = happenings.find((happening) => happening.kind === 'turnBegan');
    note(happenings);
    const heading =
      move.marker !== undefined ? running.get(move.marker) : history.table.turn.marker ? ofNobody : begun;
    const last = turns.at(-1);
    if (!last || (heading && heading.number !== last.number)) {
      turns.push({ ...(heading ?? ofNobody), lines: [] });
    }
    turns.at(-1)?.lines.push({ key: `${forgotten + index}`, at, happenings });
  });
  return turns;
}
