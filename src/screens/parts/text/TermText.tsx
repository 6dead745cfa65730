import { useMemo } from 'preact/hooks';
import type { Language } from '../../../content/bilingual';
import { classNames } from '../../../design/class-names';
import { withNoBreakSpaces } from '../../../i18n/no-break-spaces';
import { useRulebook } from '../../../session/contexts/use-rulebook';
import { pathOf } from '../../../session/routing/routes';
import type { TermPiece } from '../../../session/rulebook/terms';
import { useLanguage } from '../words';
import styles from './TermText.module.css';
import { TextWithSymbols } from './TextWithSymbols';

interface TermLinkOptions {
  /** Whether it looks like the text around it (see `useTermLongPress`); the menu lists the same terms. */
  opensOnHold?: boolean | undefined;
  /** Whether it stands alone rather than in a sentence, so that its touch target can be larger. */
  isHeading?: boolean | undefined;
}

interface TermTextProps extends TermLinkOptions {
  text: string;
  /** The language of the text, if it is not the current one. */
  language?: Language;
  /** Whether the text is a card's type line, in which terms are capitalized. */
  isTypeLine?: boolean;
  /** A term that is not linked, because it is being explained. */
  explainedTermId?: string;
}

/**
 * Rules text in which every game term can be tapped for an explanation. Until the terms are loaded it is plain text
 * of the same size. Must not be used within a button or a link.
 */
export function TermText({
  text,
  language,
  isTypeLine = false,
  explainedTermId,
  ...linkOptions
}: TermTextProps) {
  const currentLanguage = useLanguage();
  const terms = useRulebook().terms.value;
  const linksRepeatedTerms = linkOptions.opensOnHold === true;
  const pieces = useMemo(
    () =>
      terms?.splitByTerms(withNoBreakSpaces(text), language ?? currentLanguage, {
        isTypeLine,
        linksRepeats: linksRepeatedTerms,
        alreadyLinkedTermIds: new Set(explainedTermId ? [explainedTermId] : []),
      }),
    [terms, text, language ?? currentLanguage, isTypeLine, linksRepeatedTerms, explainedTermId],
  );
  return pieces ? (
    <TermPieces pieces={pieces} language={language} {...linkOptions} />
  ) : (
    <TextWithSymbols text={text} language={language} />
  );
}

/** A text that has been divided into terms and the text between them. */
export function TermPieces({
  pieces,
  language,
  ...linkOptions
}: TermLinkOptions & { pieces: readonly TermPiece[]; language?: Language | undefined }) {
  return (
    <>
      {pieces.map(({ text, termId }, index) =>
        termId === null ? (
          <TextWithSymbols key={index} text={text} language={language} />
        ) : (
          <TermLink key={index} termId={termId} text={text} {...linkOptions} />
        ),
      )}
    </>
  );
}

/** A game term: a tap explains it; as a link it leads to its entry in the rulebook. */
export function TermLink({
  termId,
  text,
  opensOnHold,
  isHeading,
}: TermLinkOptions & { termId: string; text: string }) {
  const { openTermId } = useRulebook();
  if (opensOnHold) {
    return <span data-term={termId}>{text}</span>;
  }
  return (
    <a
      class={classNames(styles.term, isHeading && styles.heading)}
      href={`#${pathOf({ place: 'rules', entry: termId })}`}
      aria-haspopup="dialog"
      draggable={false}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openTermId.value = termId;
      }}
    >
      {text}
    </a>
  );
}
