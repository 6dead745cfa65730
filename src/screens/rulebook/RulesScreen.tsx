import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RuleChapter } from '../../content/rulebook/rule-entry';
import { Button } from '../../design/Button';
import { Icon } from '../../design/Icon';
import { pathOf } from '../../session/route';
import { marked, type RuleHit } from '../../session/rule-search';
import { numberOf, type RulePlace } from '../../session/rulebook';
import { useSession } from '../../session/session';
import { Fold } from '../parts/Fold';
import { useLanguage, useWords } from '../parts/words';
import { MarkedText } from './MarkedText';
import styles from './RulesScreen.module.css';
import { rulesDate } from './rules-date';
import { snippetOf } from './snippet';
import { useReading } from './use-reading';

const LONGEST_QUERY = 100;
/** Nobody reads further before typing more. */
const HITS_AT_ONCE = 10;
/** Where the reader left the book to read a rule; forgotten with the page. */
const leftAt = { query: '', scrolled: 0, unfolded: new Set(['sheets']) };
const NO_TERMS: ReadonlySet<string> = new Set();

/** The chapters of the rulebook, and the search through all of it. */
export function RulesScreen() {
  const { rules: words } = useWords();
  const language = useLanguage();
  const rulebook = useSession().rulebook.value;
  const { marked: markedIds, lastRead } = useReading();
  const [query, setQuery] = useState(leftAt.query);
  const page = useRef<HTMLElement>(null);
  const isThere = rulebook !== null;
  useLayoutEffect(() => {
    if (isThere) page.current?.scrollTo(0, leftAt.scrolled);
  }, [isThere]);
  const [searched, setSearched] = useState(query);
  // The letter is painted first; what it finds follows, unless the next letter comes before.
  useEffect(() => {
    const timer = setTimeout(() => setSearched(query));
    return () => clearTimeout(timer);
  }, [query]);
  const [shown, setShown] = useState(HITS_AT_ONCE);
  const hits = useMemo(() => rulebook?.find(searched) ?? [], [rulebook, searched]);
  const isSearching = query.trim() !== '';
  const markedPlaces = markedIds.flatMap((id) => rulebook?.read(id) ?? []);
  const last = lastRead === null ? null : (rulebook?.read(lastRead) ?? null);
  return (
    <main
      ref={page}
      class={styles.screen}
      onScroll={(event) => {
        leftAt.scrolled = event.currentTarget.scrollTop;
      }}
    >
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
            onInput={({ currentTarget: { value } }) => {
              leftAt.query = value;
              setShown(HITS_AT_ONCE);
              setQuery(value);
            }}
          />
        </label>
        <p class={styles.note} role="status">
          {isSearching
            ? rulebook && (hits.length > 0 ? words.found(hits.length) : words.nothing)
            : words.asOf(rulesDate(language))}
        </p>
        {isSearching ? (
          <>
            <Hits hits={hits.slice(0, shown)} />
            {hits.length > shown && (
              <Button wide onClick={() => setShown(hits.length)}>
                {words.more(hits.length - shown)}
              </Button>
            )}
          </>
        ) : (
          <>
            {last && <Group title={words.lastRead} places={[last]} />}
            {markedPlaces.length > 0 && <Group title={words.marked} places={markedPlaces} />}
            <div class={styles.chapters}>
              {rulebook?.chapters.map((chapter) => (
                <Fold
                  key={chapter.id}
                  title={chapter.title[language]}
                  open={leftAt.unfolded.has(chapter.id)}
                  onFold={(isOpen) => leftAt.unfolded[isOpen ? 'add' : 'delete'](chapter.id)}
                  look={styles.chapter}
                >
                  <EntryList places={chapter.entries.map((entry) => ({ entry, chapter }))} />
                </Fold>
              ))}
            </div>
          </>
        )}
      </div>
    </main>
  );
}

type Place = Pick<RulePlace, 'entry' | 'chapter'>;

function Group({ title, places }: { title: string; places: readonly Place[] }) {
  return (
    <section class={styles.group}>
      <h2 class={styles.heading}>{title}</h2>
      <EntryList places={places} />
    </section>
  );
}

function EntryList({ places }: { places: readonly Place[] }) {
  return (
    <ul>
      {places.map((place) => (
        <li key={place.entry.id}>
          <EntryRow {...place} />
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
            {found.map((hit) => (
              <li key={hit.entry.id}>
                <EntryRow {...hit} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function EntryRow({ entry, chapter, terms = NO_TERMS }: Place & Partial<Pick<RuleHit, 'terms'>>) {
  const { rules: words } = useWords();
  const language = useLanguage();
  const other = language === 'en' ? 'ru' : 'en';
  const { title } = entry;
  const number = numberOf(entry, chapter);
  const isOnlyInOther =
    !marked(title[language], terms).some(({ isHit }) => isHit) &&
    marked(title[other], terms).some(({ isHit }) => isHit);
  const snippet = terms.size > 0 ? snippetOf(entry, terms, language) : null;
  return (
    <a class={styles.entry} href={`#${pathOf({ place: 'rules', entry: entry.id })}`}>
      {number !== null && <span class={styles.number}>{words.numbered[chapter.source](number)}</span>}
      <span class={styles.texts}>
        <span class={styles.name}>
          <MarkedText text={title[language]} language={language} terms={terms} />
        </span>
        {isOnlyInOther && (
          <span class={styles.snippet} lang={other}>
            <MarkedText text={title[other]} language={other} terms={terms} />
          </span>
        )}
        {snippet && (
          <span class={styles.snippet} lang={snippet.language}>
            <MarkedText text={snippet.text} language={snippet.language} terms={terms} />
          </span>
        )}
      </span>
    </a>
  );
}
