import type { Happening } from '../../rules/table/happening';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { useSpeaker } from '../parts/effect-words';
import { RuleLink } from '../parts/RuleLink';
import { TermPieces } from '../parts/TermText';
import { useLanguage, useWords } from '../parts/words';
import { namesIn, tell } from './log-words';

interface LogLineTextProps {
  game: Game;
  happenings: readonly Happening[];
  /** Words of the game that have been pointed out already; those met here are put in. */
  met: Set<string>;
}

/** What happened, in sentences, each with the rule that decided. */
export function LogLineText({ game, happenings, met }: LogLineTextProps) {
  const words = useWords();
  const { terms } = useSession();
  const language = useLanguage();
  const speaker = useSpeaker(game.seats);
  return (
    <>
      {happenings.map((happening, place) => {
        const text = tell(happening, speaker);
        const names = namesIn(happening, speaker);
        const pieces = terms.value?.piecesOf(text, language, { met, names }) ?? [{ text, term: null }];
        return (
          <span key={place}>
            <TermPieces pieces={pieces} />{' '}
            {happening.rule && (
              <RuleLink to={happening.rule} label={words.rule(happening.rule)}>
                {happening.rule}
              </RuleLink>
            )}{' '}
          </span>
        );
      })}
    </>
  );
}
