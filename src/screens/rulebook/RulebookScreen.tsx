import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { RULES_AS_OF } from '../../content/rulebook/rule-entry';
import { classNames } from '../../design/class-names';
import common from '../../design/common.module.css';
import { useRulebook } from '../../session/contexts/use-rulebook';
import { useScreenMemory } from '../../session/contexts/use-screen-memory';
import { Disclosure } from '../parts/field/Disclosure';
import page from '../parts/page/page.module.css';
import { dayInWords } from '../parts/text/day-in-words';
import { useLanguage, useWords } from '../parts/words';
import { type EntryInChapter, EntryRow } from './EntryRow';
import styles from './RulebookScreen.module.css';
import { RuleFinder } from './RuleFinder';
import { recentlyRead, useRulebookSettings } from './use-rulebook-settings';

/** The query and scroll position when the user opened a rule. */
const createLastVisit = () => ({ query: '', scrollTop: 0 });

/** The rulebook with its chapters and search. */
export function RulebookScreen() {
  const { rules: words, places } = useWords();
  const language = useLanguage();
  const rulebook = useRulebook().rulebook.value;
  const lastVisit = useScreenMemory(createLastVisit);
  const [isSearching, setIsSearching] = useState(lastVisit.query.trim() !== '');
  const screen = useRef<HTMLElement>(null);
  const isLoaded = rulebook !== null;
  // Independent of the query, so it is memoized rather than rendered again while typing.
  const chapters = useMemo(() => <RulebookContents />, []);
  useLayoutEffect(() => {
    if (isLoaded) screen.current?.scrollTo(0, lastVisit.scrollTop);
  }, [isLoaded, lastVisit]);
  return (
    <main
      ref={screen}
      class={classNames(page.screen, page.place)}
      onScroll={(event) => {
        lastVisit.scrollTop = event.currentTarget.scrollTop;
      }}
    >
      <div class={classNames(page.page, styles.page)}>
        <h1 class={page.title}>{places.rules}</h1>
        <RuleFinder
          initialQuery={lastVisit.query}
          note={words.asOf(dayInWords(RULES_AS_OF, language))}
          onChange={(query) => {
            lastVisit.query = query;
            setIsSearching(query.trim() !== '');
          }}
        />
        {/* Hidden rather than removed during a search, because rendering it again would take longer than searching. */}
        <div class={classNames(common.stack2, styles.chapters)} hidden={isSearching}>
          {chapters}
        </div>
      </div>
    </main>
  );
}

/** Recently read entries, bookmarks and the chapters. */
function RulebookContents() {
  const { rules: words } = useWords();
  const language = useLanguage();
  const rulebook = useRulebook().rulebook.value;
  const settings = useRulebookSettings();
  const entriesWith = (ids: readonly string[]) => ids.flatMap((id) => rulebook?.entryById(id) ?? []);
  const readEntries = entriesWith(recentlyRead(settings));
  const bookmarkedEntries = entriesWith(settings.bookmarks);
  return (
    <>
      {readEntries.length > 0 && <Group title={words.recentlyRead} entries={readEntries} />}
      {bookmarkedEntries.length > 0 && <Group title={words.bookmarks} entries={bookmarkedEntries} />}
      {rulebook?.chapters.map((chapter, index) => (
        <Disclosure
          key={chapter.id}
          title={chapter.title[language]}
          open={index === 0}
          restoreKey={`chapter ${chapter.id}`}
          class={styles.chapter}
        >
          <EntryList entries={chapter.entries.map((entry) => ({ entry, chapter }))} />
        </Disclosure>
      ))}
    </>
  );
}

function Group({ title, entries }: { title: string; entries: readonly EntryInChapter[] }) {
  return (
    <section class={styles.group}>
      <h2 class={common.heading}>{title}</h2>
      <EntryList entries={entries} />
    </section>
  );
}

function EntryList({ entries }: { entries: readonly EntryInChapter[] }) {
  const language = useLanguage();
  return (
    <ul>
      {entries.map(({ entry, chapter }) => (
        <EntryRow key={entry.id} entry={entry} chapter={chapter} title={entry.title[language]} />
      ))}
    </ul>
  );
}
