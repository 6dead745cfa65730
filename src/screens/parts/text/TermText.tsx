import { useMemo, useRef } from 'preact/hooks';
import type { Language } from '../../../content/bilingual';
import { classNames } from '../../../design/class-names';
import { useRulebook } from '../../../session/contexts/use-rulebook';
import { pathOf } from '../../../session/routing/routes';
import type { TermPiece } from '../../../session/rulebook/terms';
import { useLanguage } from '../words';
import { RichText } from './RichText';
import styles from './TermText.module.css';

interface TermLinkOptions {
  /** Looks like the text around it; holding it explains it. The menu lists the same terms. */
  isQuiet?: boolean | undefined;
  /** Stands alone rather than in a sentence, so its touch target can be larger. */
  isHeading?: boolean | undefined;
}

interface TermTextProps extends TermLinkOptions {
  text: string;
  /** The language of the text, if it is not the current one. */
  language?: Language;
  /** The words of a card's type line, which are capitalized. */
  isTypeLine?: boolean;
  /** A term that is not linked, because it is being explained. */
  besides?: string;
}

/**
 * Rules text in which every game term can be tapped for an explanation. Until the terms are loaded it is plain text
 * of the same size. Must not be used within a button or a link.
 */
export function TermText({ text, language, isTypeLine = false, besides, ...how }: TermTextProps) {
  const spoken = useLanguage();
  const terms = useRulebook().terms.value;
  const pieces = useMemo(
    () => terms?.piecesOf(text, language ?? spoken, { isTypeLine, met: new Set(besides ? [besides] : []) }),
    [terms, text, language ?? spoken, isTypeLine, besides],
  );
  return pieces ? (
    <TermPieces pieces={pieces} language={language} {...how} />
  ) : (
    <RichText text={text} language={language} />
  );
}

/** A text that has been divided into terms and the text between them. */
export function TermPieces({
  pieces,
  language,
  ...how
}: TermLinkOptions & { pieces: readonly TermPiece[]; language?: Language | undefined }) {
  return (
    <>
      {pieces.map(({ text, term }, index) =>
        term === null ? (
          <RichText key={index} text={text} language={language} />
        ) : (
          <TermLink key={index} term={term} text={text} {...how} />
        ),
      )}
    </>
  );
}

/** A game term: a tap explains it; as a link it leads to its entry in the rulebook. */
export function TermLink({
  term,
  text,
  isQuiet,
  isHeading,
}: TermLinkOptions & { term: string; text: string }) {
  const { openTerm } = useRulebook();
  if (isQuiet) return <QuietTerm term={term} text={text} />;
  return (
    <a
      class={classNames(styles.term, isHeading && styles.heading)}
      href={`#${pathOf({ place: 'rules', entry: term })}`}
      aria-haspopup="dialog"
      draggable={false}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openTerm.value = term;
      }}
    >
      {text}
    </a>
  );
}

/** Milliseconds after which a press is a question. */
const HELD = 500;
/** CSS pixels between two events up to which a finger rests. */
const STILL = 8;

/** A term at the table, where thumbs rest: only holding it explains it. */
function QuietTerm({ term, text }: { term: string; text: string }) {
  const { openTerm } = useRulebook();
  const held = useRef<ReturnType<typeof setTimeout>>(undefined);
  const explain = () => {
    openTerm.value = term;
  };
  const letGo = () => clearTimeout(held.current);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same words are listed behind the question mark
    <span
      class={styles.quiet}
      data-term={term}
      onPointerDown={(event) => {
        letGo();
        if (event.isPrimary) held.current = setTimeout(explain, HELD);
      }}
      onPointerMove={(event) => {
        if (Math.abs(event.movementX) + Math.abs(event.movementY) > STILL) letGo();
      }}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => {
        event.preventDefault();
        letGo();
        explain();
      }}
    >
      {text}
    </span>
  );
}
