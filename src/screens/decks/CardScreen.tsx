import { useEffect, useState } from 'preact/hooks';
import { isEventCard, planarSets } from '../../content/planes/planar-sets';
import { propsNeeded, remoteTroubles } from '../../content/planes/playing-conditions';
import { Choice } from '../../design/Choice';
import { isOwnCard, type PlanarCardId } from '../../rules/planar/planar-card';
import { useSession } from '../../session/session';
import { AbilityList } from '../parts/AbilityList';
import { BackLink } from '../parts/BackLink';
import { CardText, FacedCard, type Facing, facings } from '../parts/FacedCard';
import { BesidePicture, PictureCaption } from '../parts/PicturedCard';
import { useLanguage, useWords } from '../parts/words';
import styles from './CardScreen.module.css';
import { NotHere } from './NotHere';
import { OwnCardLink } from './OwnCardLink';
import { readsDifferently } from './old-printings';
import { FetchPicturesFold } from './pictures/FetchPictures';
import { ReadAloudButton } from './ReadAloudButton';

/** One card, to be read by everybody at the table, with all its facts below. */
export function CardScreen({ id }: { id: string }) {
  const words = useWords();
  const { catalogue, picturesAtHand, openPictures } = useSession();
  const language = useLanguage();
  const other = language === 'en' ? 'ru' : 'en';
  const [facing, setFacing] = useState<Facing>('one');
  const facts = catalogue.value?.factsOf(id as PlanarCardId);
  const atHand = picturesAtHand.value;
  useEffect(openPictures, [openPictures]);
  useEffect(() => atHand?.want([id]), [atHand, id]);
  return (
    <main class={styles.screen}>
      <div class={styles.page}>
        <div class={styles.bar}>
          <BackLink otherwise={{ place: 'decks', card: null }} />
          {facts && <ReadAloudButton facts={facts} />}
        </div>
        {catalogue.value && !facts && <NotHere what={isOwnCard(id as PlanarCardId) ? 'ownCard' : 'card'} />}
        {facts && (
          <>
            <div class={styles.stage}>
              <FacedCard
                id={facts.id}
                planarType={facts.planarType}
                facing={facing}
                text={(side) => (
                  <CardText
                    side={side}
                    facts={facts}
                    name={facts.name[language]}
                    note={
                      facing === 'one' &&
                      facts.name[other] !== facts.name[language] && (
                        <span lang={other}>{facts.name[other]}</span>
                      )
                    }
                    heading={side.isCopy ? 'h2' : 'h1'}
                    isPage
                  >
                    <AbilityList abilities={facts.abilities} brief={side.brief} isCopy={side.isCopy} isPage />
                  </CardText>
                )}
                caption={(buttons) => (
                  <>
                    <PictureCaption
                      name={facts.name[language]}
                      type={<span lang={other}>{facts.name[other]}</span>}
                      buttons={buttons}
                      heading="h1"
                    />
                    <BesidePicture>
                      <AbilityList abilities={facts.abilities} brief isCopy />
                    </BesidePicture>
                  </>
                )}
              />
            </div>
            <Choice
              label={words.table.facing}
              value={facing}
              options={facings.map((value) => ({ value, name: words.table.facings[value] }))}
              onChange={setFacing}
            />
            {facts.printings.length > 0 && (
              <>
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
                <FetchPicturesFold cards={[facts.id]} />
              </>
            )}
            {isEventCard(facts) && <p class={styles.note}>{words.decks.eventNote}</p>}
            {isOwnCard(facts.id) ? (
              <p class={styles.note}>
                {facts.isRemoved
                  ? `${words.ownCards.isRemoved}. ${words.ownCards.inGames}`
                  : words.ownCards.ownNote}
              </p>
            ) : (
              <p class={styles.note}>
                {words.decks.ownWords} {readsDifferently(facts) && words.decks.olderPrintings}{' '}
                {words.decks.ourTranslation}
              </p>
            )}
            <ConditionsNote id={facts.id} />
            <OwnCardLink facts={facts} />
          </>
        )}
      </div>
    </main>
  );
}

/** What the card asks of the table. */
function ConditionsNote({ id }: { id: string }) {
  const { decks } = useWords();
  const prop = Object.hasOwn(propsNeeded, id) ? propsNeeded[id] : undefined;
  const trouble = Object.hasOwn(remoteTroubles, id) ? remoteTroubles[id] : undefined;
  if (!prop && !trouble) return null;
  return (
    <p class={styles.note}>
      {prop && decks.props[prop]} {trouble && decks.remote[trouble]}
    </p>
  );
}
