import { planarSets } from '../../content/planes/planar-sets';
import { planarTypes } from '../../content/planes/planar-types';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { useSession } from '../../session/session';
import { AbilityList } from '../parts/AbilityList';
import { BackLink } from '../parts/BackLink';
import { PlaneArt } from '../parts/PlaneArt';
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
        <BackLink otherwise={{ place: 'decks', card: null }} />
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
                {words.kinds[facts.kind]}
                {facts.planarType && ` — ${planarTypes[facts.planarType][language]}`}
              </p>
            </header>
            <AbilityList abilities={facts.abilities} />
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
