import { useMemo } from 'preact/hooks';
import type { Language } from '../../content/bilingual';
import { classNames } from '../../design/class-names';
import { pathOf } from '../../session/route';
import { useSession } from '../../session/session';
import type { TermPiece } from '../../session/terms';
import { RichText } from './RichText';
import styles from './TermText.module.css';
import { useLanguage } from './words';

interface HowToAsk {
  /** Only for those who touch: the keyboard finds the same words in the menu. */
  touchOnly?: boolean | undefined;
  /** Stands by itself and not in a sentence: as large as a thumb needs. */
  isHeading?: boolean | undefined;
}

interface TermTextProps extends HowToAsk {
  text: string;
  /** Of the text, where it is not the one spoken now. */
  language?: Language;
  /** The words of the type line of a card, each with a capital letter. */
  isTypeLine?: boolean;
  /** A term that is not asked about where it is told. */
  besides?: string;
}

/**
 * Rules text in which every word of the game can be tapped and tells what it means. Until the words are there it is plain text of
 * the same size. Never within a button or a link.
 */
export function TermText({ text, language, isTypeLine = false, besides, ...how }: TermTextProps) {
  const spoken = useLanguage();
  const terms = useSession().terms.value;
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

/** A text that has been cut into words of the game and what stands between them. */
export function TermPieces({
  pieces,
  language,
  ...how
}: HowToAsk & { pieces: readonly TermPiece[]; language?: Language | undefined }) {
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

/** A word of the game: a tap tells what it means, and as a link it leads to its place in the rulebook. */
export function TermLink({ term, text, touchOnly, isHeading }: HowToAsk & { term: string; text: string }) {
  const { termAsked } = useSession();
  return (
    <a
      class={classNames(styles.term, isHeading && styles.heading)}
      href={`#${pathOf({ place: 'rules', entry: term })}`}
      aria-haspopup="dialog"
      tabIndex={touchOnly ? -1 : undefined}
      draggable={false}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        termAsked.value = term;
      }}
    >
      {text}
    </a>
  );
}
