import { useEffect } from 'preact/hooks';
import { type Language, languages } from '../../content/bilingual';
import { RULES_AS_OF, type RuleEntry } from '../../content/rulebook/rule-entry';
import { IconButton } from '../../design/Button';
import { Choice } from '../../design/Choice';
import { classNames } from '../../design/class-names';
import { DeferredIcon } from '../../design/DeferredIcon';
import { useRulebook } from '../../session/contexts/use-rulebook';
import { pathOf } from '../../session/routing/routes';
import type { EntryWithNeighbors } from '../../session/rulebook/rulebook';
import { textSizes } from '../../settings/setting-choices';
import { MAX_BOOKMARKS } from '../../settings/setting-limits';
import { BackLink } from '../parts/page/BackLink';
import page from '../parts/page/page.module.css';
import { RuleLink } from '../parts/rule/RuleLink';
import { numberInSource, withNoteInWords } from '../parts/rule/rule-number-words';
import { dayInWords } from '../parts/text/day-in-words';
import { useLanguage, useWords } from '../parts/words';
import { CheatSheetPrinting } from './CheatSheetPrinting';
import styles from './RuleScreen.module.css';
import { RuleText } from './RuleText';
import { recentlyRead, useRulebookSettings } from './use-rulebook-settings';

/** The chapter of cheat sheets, each of which fits on a page. */
const PRINTABLE_CHAPTER_ID = 'sheets';

/** One rule in one or both languages: text, example, earlier versions and related rules. */
export function RuleScreen({ id }: { id: string }) {
  const { rules: words, places } = useWords();
  const language = useLanguage();
  const rulebook = useRulebook().rulebook.value;
  const { isBilingual, bookmarks, size = 'normal', change } = useRulebookSettings();
  const rule = rulebook?.entryById(id) ?? null;
  const isFound = rule !== null;
  useEffect(() => {
    if (isFound)
      change((latest) => ({
        lastRead: id,
        readBefore: recentlyRead(latest).filter((read) => read !== id),
      }));
  }, [id, isFound]);
  const shownLanguages: readonly Language[] = isBilingual
    ? languages.toSorted((first) => (first === language ? -1 : 1))
    : [language];
  return (
    <main class={page.screen}>
      <article class={classNames(page.page, styles.page)}>
        <div class={styles.bar}>
          <BackLink fallback={{ place: 'rules', entry: null }} />
          {rule && (
            <IconButton
              icon={<DeferredIcon name="bookmark" />}
              label={bookmarks.includes(id) ? words.unmark : words.mark}
              class={classNames(bookmarks.includes(id) && styles.bookmarked)}
              onClick={() =>
                change((latest) => ({
                  bookmarks: latest.bookmarks.includes(id)
                    ? latest.bookmarks.filter((bookmark) => bookmark !== id)
                    : [id, ...latest.bookmarks].slice(0, MAX_BOOKMARKS),
                }))
              }
            />
          )}
        </div>
        {rulebook && !rule && <h1 class={styles.title}>{words.unknown}</h1>}
        {rule && (
          <>
            <Source {...rule} />
            <RuleText entry={rule.entry} languages={shownLanguages} size={size} />
            {rule.chapter.id === PRINTABLE_CHAPTER_ID && (
              <CheatSheetPrinting chapter={rule.chapter} languages={shownLanguages} />
            )}
            <Related ids={rule.entry.related ?? []} />
            <nav class={styles.neighbors} aria-label={places.rules}>
              <Neighbor entry={rule.previous} label={words.previous} />
              <Neighbor entry={rule.next} label={words.next} />
            </nav>
            <div class={styles.choices}>
              <Choice
                label={words.reading}
                value={isBilingual}
                options={[
                  { value: false, name: words.readings.one },
                  { value: true, name: words.readings.both },
                ]}
                onChange={(value) => change(() => ({ isBilingual: value }))}
              />
              <Choice
                label={words.size}
                value={size}
                options={textSizes.map((value) => ({
                  value,
                  name: words.sizes[value],
                }))}
                onChange={(value) => change(() => ({ size: value }))}
              />
            </div>
          </>
        )}
      </article>
    </main>
  );
}

/** The source of the rule, with its date and the rule's number there. */
function Source({ entry, chapter }: Pick<EntryWithNeighbors, 'entry' | 'chapter'>) {
  const { rules: words } = useWords();
  const language = useLanguage();
  const { number, formerNumbers } = entry;
  const source = words.sources[chapter.source](dayInWords(RULES_AS_OF, language));
  return (
    <p class={styles.source}>
      {[source, number && withNoteInWords(words, number), formerNumbers && words.formerly(formerNumbers)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

function Related({ ids }: { ids: readonly string[] }) {
  const { rules: words } = useWords();
  const language = useLanguage();
  const rulebook = useRulebook().rulebook.value;
  const entries = ids.flatMap((id) => rulebook?.entryById(id) ?? []);
  if (entries.length === 0) return null;
  return (
    <section class={styles.relatedSection}>
      <h2 class={styles.label}>{words.related}</h2>
      <ul class={styles.related}>
        {entries.map(({ entry, chapter }) => (
          <li key={entry.id}>
            <RuleLink to={entry.id}>
              {numberInSource(words, { entry, chapter })} {entry.title[language]}
            </RuleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Neighbor({ entry, label }: { entry: RuleEntry | null; label: string }) {
  const { rules: words } = useWords();
  const language = useLanguage();
  if (!entry) return <span />;
  return (
    <a class={styles.neighbor} href={`#${pathOf({ place: 'rules', entry: entry.id })}`}>
      <span class={styles.label}>{label}</span>
      {[entry.number && withNoteInWords(words, entry.number), entry.title[language]]
        .filter(Boolean)
        .join(' ')}
    </a>
  );
}
