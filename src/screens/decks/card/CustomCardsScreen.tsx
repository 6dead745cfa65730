import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { factsOfCustomCard } from '../../../session/cards/custom-card-facts';
import type { CustomCard } from '../../../session/cards/custom-cards';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { pathOf } from '../../../session/routing/routes';
import { PlaneArt } from '../../parts/card/PlaneArt';
import { useTypeLine } from '../../parts/card/use-type-line';
import page from '../../parts/page/page.module.css';
import { useLanguage, useWords } from '../../parts/words';
import rowStyles from '../card-rows.module.css';
import { ListHead } from '../ListHead';
import styles from '../overview.module.css';
import { CustomCardNotices } from './CustomCardNotices';
import { NewCustomCard } from './NewCustomCard';

/** The user's custom planes and phenomena, with buttons to create one. */
export function CustomCardsScreen() {
  const { customCards: words } = useWords();
  const { customCards } = usePlanarCards();
  const cards = customCards.value?.cards.value ?? null;
  return (
    <main class={classNames(page.screen, page.place)}>
      <div class={classNames(page.page, styles.page)}>
        <header class={classNames(common.stack3, styles.head)}>
          <ListHead current="customCards" lead={words.lead} />
          <CustomCardNotices offersUndo />
        </header>
        {cards && (
          <section class={classNames(common.stack2, styles.whole)}>
            <NewCustomCard />
            {cards.length === 0 && <p>{words.none}</p>}
            <ul class={rowStyles.list}>
              {cards.map((card) => (
                <li key={card.id} class={rowStyles.row}>
                  <CustomCardRow card={card} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
}

function CustomCardRow({ card }: { card: CustomCard }) {
  const language = useLanguage();
  const typeLine = useTypeLine();
  const facts = factsOfCustomCard(card);
  const { id, name } = facts;
  return (
    <a class={rowStyles.link} href={`#${pathOf({ place: 'customCards', card: id })}`}>
      <PlaneArt id={id} class={rowStyles.thumb} small />
      <span class={rowStyles.textColumn}>
        <span class={rowStyles.name}>{name[language]}</span>
        <span class={common.note}>{typeLine(facts)}</span>
      </span>
    </a>
  );
}
