import type { Happening } from '../../../rules/table/happening';
import { useRulebook } from '../../../session/contexts/use-rulebook';
import type { Game } from '../../../session/game/game';
import { ExplanationLink } from '../../parts/rule/ExplanationLink';
import { useWordingContext } from '../../parts/text/effect-words';
import { TermPieces } from '../../parts/text/TermText';
import { useLanguage } from '../../parts/words';
import { describeHappening, possibleNames } from './log-sentences';

interface LogLineTextProps {
  game: Game;
  happenings: readonly Happening[];
  /** Terms that are already links; terms linked here are added. */
  linkedTerms: Set<string>;
}

/** Renders happenings as sentences, each with the rule that applies unless it was named before. */
export function LogLineText({ game, happenings, linkedTerms }: LogLineTextProps) {
  const { terms } = useRulebook();
  const language = useLanguage();
  const wording = useWordingContext(game.seats);
  return (
    <>
      {happenings.map((happening, index) => {
        const text = describeHappening(happening, wording, game.history.table.turn);
        const names = possibleNames(happening, wording);
        const pieces = terms.value?.splitByTerms(text, language, {
          alreadyLinkedTermIds: linkedTerms,
          names,
        }) ?? [{ text, termId: null }];
        return (
          <span key={index}>
            <TermPieces pieces={pieces} />{' '}
            {happening.rule && happenings.findIndex(({ rule }) => rule === happening.rule) === index && (
              <ExplanationLink entry={happening.rule} />
            )}{' '}
          </span>
        );
      })}
    </>
  );
}
