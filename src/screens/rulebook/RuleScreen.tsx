import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Bilingual, type Language, languages } from '../../content/bilingual';
import type { RuleChapter, RuleEntry } from '../../content/rulebook/rule-entry';
import { IconButton } from '../../design/Button';
import { Choice } from '../../design/Choice';
import { classNames } from '../../design/class-names';
import { Icon } from '../../design/Icon';
import type { Words } from '../../i18n/en';
import { pathOf } from '../../session/route';
import { numberOf } from '../../session/rulebook';
import { useSession } from '../../session/session';
import { RuleLink } from '../parts/RuleLink';
import { TermText } from '../parts/TermText';
import { useLanguage, useWords } from '../parts/words';
import styles from './RuleScreen.module.css';
import { useReading } from './use-reading';

const MOST_MARKS = 1000;

/** One rule, in one language or both: what it says, an example, what was different before, and where to go on reading. */
export function RuleScreen({ id }: { id: string }) {
  const { rules: words, places } = useWords();
  const language = useLanguage();
  const rulebook = useSession().rulebook.value;
  const { isBilingual, marked, change } = useReading();
  const place = rulebook?.read(id) ?? null;
  const isThere = place !== null;
  useEffect(() => {
    if (isThere) change(() => ({ lastRead: id }));
  }, [id, isThere]);
  const shown: readonly Language[] = isBilingual
    ? languages.toSorted((one) => (one === language ? -1 : 1))
    : [language];
  return (
    <main class={styles.screen}>
      <article class={styles.page}>
        <div class={styles.bar}>
          <a class={styles.back} href={`#${pathOf({ place: 'rules', entry: null })}`}>
            <Icon name="back" />
            {places.rules}
          </a>
          {place && (
            <IconButton
              icon="mark"
              label={marked.includes(id) ? words.unmark : words.mark}
              class={classNames(marked.includes(id) && styles.marked)}
              onClick={() =>
                change(({ marked: before }) => ({
                  marked: before.includes(id)
                    ? before.filter((one) => one !== id)
                    : [id, ...before].slice(0, MOST_MARKS),
                }))
              }
            />
          )}
        </div>
        {rulebook && !place && <h1 class={styles.title}>{words.unknown}</h1>}
        {place && (
          <>
            <p class={styles.source}>
              {[
                words.sources[place.chapter.source],
                place.entry.number,
                place.entry.formerly && words.formerly(place.entry.formerly),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <div class={styles.languages} data-both={isBilingual || undefined}>
              {shown.map((one, index) => (
                <section key={one} lang={one} class={styles.language}>
                  {index === 0 ? (
                    <h1 class={styles.title}>{place.entry.title[one]}</h1>
                  ) : (
                    <h2 class={styles.title}>{place.entry.title[one]}</h2>
                  )}
                  <Said text={place.entry.text} language={one} by={id} look={styles.text} />
                  {place.entry.example && (
                    <Aside title={words.example}>
                      <Said text={place.entry.example} language={one} by={id} />
                    </Aside>
                  )}
                  {place.entry.changed && (
                    <Aside title={words.changed}>
                      <Said text={place.entry.changed} language={one} by={id} />
                    </Aside>
                  )}
                </section>
              ))}
            </div>
            <Choice
              label={words.reading}
              value={isBilingual ? 'both' : 'one'}
              options={(['one', 'both'] as const).map((value) => ({ value, name: words.readings[value] }))}
              onChange={(value) => change(() => ({ isBilingual: value === 'both' }))}
            />
            <Related ids={place.entry.related ?? []} />
            <nav class={styles.neighbours} aria-label={words.title}>
              <Neighbour entry={place.before} label={words.before} />
              <Neighbour entry={place.after} label={words.after} />
            </nav>
          </>
        )}
      </article>
    </main>
  );
}

interface SaidProps {
  text: Bilingual;
  language: Language;
  /** The entry that says it. */
  by: string;
  look?: string | undefined;
}

function Said({ text, language, by, look }: SaidProps) {
  return (
    <>
      {text[language].split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index} class={look}>
          <TermText text={paragraph} language={language} besides={by} />
        </p>
      ))}
    </>
  );
}

function Aside({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <aside class={styles.aside}>
      <p class={styles.label}>{title}</p>
      {children}
    </aside>
  );
}

function Related({ ids }: { ids: readonly string[] }) {
  const { rules: words } = useWords();
  const language = useLanguage();
  const rulebook = useSession().rulebook.value;
  const places = ids.flatMap((id) => rulebook?.read(id) ?? []);
  if (places.length === 0) return null;
  return (
    <section>
      <h2 class={styles.label}>{words.related}</h2>
      <ul class={styles.related}>
        {places.map(({ entry, chapter }) => (
          <li key={entry.id}>
            <RuleLink to={entry.id}>
              {calledIn(words, entry, chapter)} {entry.title[language]}
            </RuleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "901.9", "Cube 1", or nothing for entries without a number of their own. */
function calledIn(words: Words['rules'], entry: RuleEntry, chapter: RuleChapter): string {
  const number = numberOf(entry, chapter);
  return number === null ? '' : words.numbered[chapter.source](number);
}

function Neighbour({ entry, label }: { entry: RuleEntry | null; label: string }) {
  const language = useLanguage();
  if (!entry) return <span />;
  return (
    <a class={styles.neighbour} href={`#${pathOf({ place: 'rules', entry: entry.id })}`}>
      <span class={styles.label}>{label}</span>
      {[entry.number, entry.title[language]].filter(Boolean).join(' ')}
    </a>
  );
}
