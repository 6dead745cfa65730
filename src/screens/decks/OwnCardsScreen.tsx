import { planarTypeInWords } from '../../content/planes/planar-types';
import { classNames } from '../../design/class-names';
import { factsOfOwnCard } from '../../session/own-card-facts';
import type { OwnCard } from '../../session/own-cards';
import { pathOf } from '../../session/route';
import { useSession } from '../../session/session';
import { PlaneArt } from '../parts/PlaneArt';
import page from '../parts/page.module.css';
import { useLanguage, useWords } from '../parts/words';
import rowStyles from './DeckCardList.module.css';
import styles from './MyDecksScreen.module.css';
import { NewOwnCard } from './NewOwnCard';
import { OwnCardNotices } from './OwnCardNotices';
import { PageHead } from './PageHead';

/** The planes and phenomena that the user has made, and the ways to a new one. */
export function OwnCardsScreen() {
  const { ownCards: words } = useWords();
  const { ownCards } = useSession();
  const cards = ownCards.value?.cards.value ?? null;
  return (
    <main class={page.screen}>
      <div class={classNames(page.page, styles.page)}>
        <PageHead title={words.title} lead={words.lead} otherwise={{ place: 'decks', card: null }}>
          <OwnCardNotices />
        </PageHead>
        {cards && (
          <section class={styles.part}>
            <NewOwnCard />
            {cards.length === 0 && <p>{words.none}</p>}
            <ul class={rowStyles.list}>
              {cards.map((card) => (
                <li key={card.id} class={rowStyles.row}>
                  <CardRow card={card} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
}

function CardRow({ card }: { card: OwnCard }) {
  const words = useWords();
  const language = useLanguage();
  const { id, kind, name, planarType } = factsOfOwnCard(card);
  const typeWords = planarTypeInWords(planarType);
  return (
    <a class={rowStyles.link} href={`#${pathOf({ place: 'ownCards', card: id })}`}>
      <PlaneArt id={id} planarType={planarType} class={rowStyles.thumb} small />
      <span class={rowStyles.texts}>
        <span class={rowStyles.name}>{name[language]}</span>
        <span class={rowStyles.note}>
          {words.kinds[kind]}
          {typeWords && ` — ${typeWords[language]}`}
        </span>
      </span>
    </a>
  );
}
