import { planarSets } from '../../content/planes/planar-sets';
import { planarTypes } from '../../content/planes/planar-types';
import { Icon } from '../../design/Icon';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { pathOf } from '../../session/route';
import { useSession } from '../../session/session';
import { AbilityList } from '../parts/AbilityList';
import { PlaneArt } from '../parts/PlaneArt';
import { TermText } from '../parts/TermText';
import { useLanguage, useWords } from '../parts/words';
import styles from './CardScreen.module.css';

/** One card with all its facts. */
export function CardScreen({ id }: { id: string }) {
  const words = useWords();
  const { catalogue } = useSession();
  const language = useLanguage();
  const other = language === 'en' ? 'ru' : 'en';
  const facts = catalogue.value?.factsOf(id as PlanarCardId);
  return (
    <main class={styles.screen}>
      <article class={styles.page}>
        <a class={styles.back} href={`#${pathOf({ place: 'decks', card: null })}`}>
          <Icon name="back" />
          {words.places.decks}
        </a>
        {catalogue.value && !facts && <h1 class={styles.name}>{words.unknownCard}</h1>}
        {facts && (
          <>
            <PlaneArt id={facts.id} planarType={facts.planarType} class={styles.art} />
            <header>
              <h1 class={styles.name}>{facts.name[language]}</h1>
              <p class={styles.muted} lang={other}>
                {facts.name[other]}
              </p>
              <p>
                <TermText text={words.kinds[facts.kind]} />
                {facts.planarType && ` — ${planarTypes[facts.planarType][language]}`}
              </p>
            </header>
            <AbilityList abilities={facts.abilities} isPage />
            <section>
              <h2 class={styles.label}>{words.decks.printings}</h2>
              <ul class={styles.printings}>
                {facts.printings.map(({ set, number }) => (
                  <li key={set + number}>
                    {planarSets[set].name[language]} · {set}
                    {number && ` ${number}`}
                  </li>
                ))}
              </ul>
            </section>
            <p class={styles.note}>
              {words.decks.ownWords} {words.decks.ourTranslation}
            </p>
          </>
        )}
      </article>
    </main>
  );
}
