import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Language, otherLanguage } from '../../content/bilingual';
import type { RuleChapter } from '../../content/rulebook/rule-entry';
import { Button } from '../../design/Button';
import common from '../../design/common.module.css';
import type { RuleHit } from '../../session/rulebook/search/rule-search';
import { hasCyrillic } from '../../session/text-search/alphabet';
import { highlight } from '../../session/text-search/highlight';
import { HighlightedText } from '../parts/text/HighlightedText';
import { useLanguage, useWords } from '../parts/words';
import { EntryRow } from './EntryRow';
import styles from './RulebookScreen.module.css';

/** How many of the best results come first, regardless of their chapter. */
const BEST_COUNT = 3;
/** How many results, the best ones included, are shown before the user asks for more. */
const INITIAL_COUNT = 6;

/**
 * The search results: the best ones, then the others by chapter. Without results, a chapter to begin reading instead.
 */
export function RuleHits({
  query,
  hits,
  fallbackChapter,
}: {
  query: string;
  hits: readonly RuleHit[];
  fallbackChapter: RuleChapter | null;
}) {
  const { rules: words, showMore } = useWords();
  const language = useLanguage();
  const [expandedHits, setExpandedHits] = useState<readonly RuleHit[] | null>(null);
  const shownHits = expandedHits === hits ? hits : hits.slice(0, INITIAL_COUNT);
  const furtherHitsByChapter = new Map<RuleChapter, RuleHit[]>();
  for (const hit of shownHits.slice(BEST_COUNT)) {
    const chapterHits = furtherHitsByChapter.get(hit.chapter);
    if (chapterHits) chapterHits.push(hit);
    else furtherHitsByChapter.set(hit.chapter, [hit]);
  }
  return (
    <>
      {shownHits.length === 0 && fallbackChapter && (
        <Group title={fallbackChapter.title[language]}>
          {fallbackChapter.entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} chapter={fallbackChapter} title={entry.title[language]} />
          ))}
        </Group>
      )}
      {shownHits.length > 0 && (
        <HitGroup title={words.best} query={query} hits={shownHits.slice(0, BEST_COUNT)} />
      )}
      {[...furtherHitsByChapter].map(([chapter, chapterHits]) => (
        <HitGroup key={chapter.id} title={chapter.title[language]} query={query} hits={chapterHits} />
      ))}
      {hits.length > shownHits.length && (
        <Button wide onClick={() => setExpandedHits(hits)}>
          {showMore(hits.length - shownHits.length)}
        </Button>
      )}
    </>
  );
}

function HitGroup({ title, query, hits }: { title: string; query: string; hits: readonly RuleHit[] }) {
  return (
    <Group title={title}>
      {hits.map((hit) => (
        <HitRow key={hit.entry.id} query={query} hit={hit} />
      ))}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class={styles.group}>
      <h2 class={common.heading}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function HitRow({ query, hit }: { query: string; hit: RuleHit }) {
  const { entry, chapter, highlightedStems } = hit;
  const language = useLanguage();
  const secondLanguage = otherLanguage(language);
  const title = highlight(entry.title[language], highlightedStems);
  const mayMatchSecondTitle =
    isInScriptOf(secondLanguage, query) && !title.some(({ isHighlighted }) => isHighlighted);
  const secondTitle = mayMatchSecondTitle ? highlight(entry.title[secondLanguage], highlightedStems) : [];
  const excerpt = hit.excerptIn(language);
  return (
    <EntryRow entry={entry} chapter={chapter} title={<HighlightedText pieces={title} language={language} />}>
      {secondTitle.some(({ isHighlighted }) => isHighlighted) && (
        <span class={styles.snippet} lang={secondLanguage}>
          <HighlightedText pieces={secondTitle} language={secondLanguage} />
        </span>
      )}
      {excerpt && (
        <span class={styles.snippet} lang={excerpt.language}>
          <HighlightedText pieces={highlight(excerpt.text, highlightedStems)} language={excerpt.language} />
        </span>
      )}
    </EntryRow>
  );
}

/** Returns whether the query has letters of this language; a word also matches its translation. */
function isInScriptOf(language: Language, query: string): boolean {
  return language === 'ru' ? hasCyrillic(query) : /[a-z]/i.test(query);
}
