import { useMemo, useState } from 'preact/hooks';
import { RULES_AS_OF, type RuleChapter, type RuleEntry } from '../../content/rulebook/rule-entry';
import { Icon } from '../../design/Icon';
import { pathOf } from '../../session/route';
import { marked, type RuleHit } from '../../session/rule-search';
import { useSession } from '../../session/session';
import { Fold } from '../parts/Fold';
import { useLanguage, useWords } from '../parts/words';
import { MarkedText } from './MarkedText';
import styles from './RulesScreen.module.css';
import { snippetOf } from './snippet';
import { useReading } from './use-reading';

const LONGEST_QUERY = 100;
const NO_TERMS: ReadonlySet<string> = new Set();

/** The chapters of the rulebook, and the search through all of it. */
export function RulesScreen() {
  const { rules: words } = useWords();
  const language = useLanguage();
  const rulebook = useSession().rulebook.value;
  const { marked: markedIds, lastRead } = useReading();
  const [query, setQuery] = useState('');
  const hits = useMemo(() => rulebook?.find(query) ?? [], [rulebook, query]);
  const isSearching = query.trim() !== '';
  const entryOf = (id: string) => rulebook?.read(id)?.entry ?? null;
  const markedEntries = markedIds.map(entryOf).filter((entry) => entry !== null);
  const last = lastRead === null ? null : entryOf(lastRead);
  return (
    <main class={styles.screen}>
      <div class={styles.page}>
        <h1 class={styles.title}>{words.title}</h1>
        <label class={styles.search}>
          <Icon name="search" />
          <input
            type="search"
            autocomplete="off"
            spellcheck={false}
            maxLength={LONGEST_QUERY}
            aria-label={words.search}
            placeholder={words.search}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
        <p class={styles.note} role="status">
          {isSearching
            ? rulebook && (hits.length > 0 ? words.found(hits.length) : words.nothing)
            : words.asOf(dateIn(language))}
        </p>
        {isSearching ? (
          <Hits hits={hits} />
        ) : (
          <>
            {last && <Entries title={words.lastRead} entries={[last]} />}
            {markedEntries.length > 0 && <Entries title={words.marked} entries={markedEntries} />}
            <div class={styles.chapters}>
              {rulebook?.chapters.map((chapter, index) => (
                <Fold
                  key={chapter.id}
                  title={chapter.title[language]}
                  open={index === 0}
                  look={styles.chapter}
                >
                  <EntryList entries={chapter.entries} />
                </Fold>
              ))}
            </div>
          </>
        )}
      </div>
    </main>
  );
}

function dateIn(language: 'en' | 'ru'): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'ru', options).format(new Date(RULES_AS_OF));
}

function Entries({ title, entries }: { title: string; entries: readonly RuleEntry[] }) {
  return (
    <section class={styles.group}>
      <h2 class={styles.heading}>{title}</h2>
      <EntryList entries={entries} />
    </section>
  );
}

function EntryList({ entries }: { entries: readonly RuleEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryRow entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** What was found, chapter by chapter; the chapter of the best comes first. */
function Hits({ hits }: { hits: readonly RuleHit[] }) {
  const language = useLanguage();
  const byChapter = new Map<RuleChapter, RuleHit[]>();
  for (const hit of hits) byChapter.set(hit.chapter, [...(byChapter.get(hit.chapter) ?? []), hit]);
  return (
    <>
      {[...byChapter].map(([chapter, found]) => (
        <section key={chapter.id} class={styles.group}>
          <h2 class={styles.heading}>{chapter.title[language]}</h2>
          <ul>
            {found.map(({ entry, terms }) => (
              <li key={entry.id}>
                <EntryRow entry={entry} terms={terms} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function EntryRow({ entry, terms = NO_TERMS }: { entry: RuleEntry; terms?: ReadonlySet<string> }) {
  const language = useLanguage();
  const other = language === 'en' ? 'ru' : 'en';
  const { number, title } = entry;
  const isOnlyInOther =
    !marked(title[language], terms).some(({ isHit }) => isHit) &&
    marked(title[other], terms).some(({ isHit }) => isHit);
  const snippet = terms.size > 0 ? snippetOf(entry, terms, language) : null;
  return (
    <a class={styles.entry} href={`#${pathOf({ place: 'rules', entry: entry.id })}`}>
      {number !== null && <span class={styles.number}>{number}</span>}
      <span class={styles.texts}>
        <span class={styles.name}>
          <MarkedText text={title[language]} terms={terms} />
        </span>
        {isOnlyInOther && (
          <span class={styles.snippet} lang={other}>
            <MarkedText text={title[other]} terms={terms} />
          </span>
        )}
        {snippet && (
          <span class={styles.snippet} lang={snippet.language}>
            <MarkedText text={snippet.text} terms={terms} />
          </span>
        )}
      </span>
    </a>
  );
}
