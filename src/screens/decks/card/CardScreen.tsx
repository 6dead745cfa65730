import { useEffect, useState } from 'preact/hooks';
import { otherLanguage } from '../../../content/bilingual';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { isEventCard, planarSets } from '../../../content/planes/planar-sets';
import { remoteObstacles, requiredItems } from '../../../content/planes/playing-conditions';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { DeferredIcon } from '../../../design/DeferredIcon';
import { Icon } from '../../../design/Icon';
import { isCustomCard } from '../../../rules/planar/planar-card';
import { usePictures } from '../../../session/contexts/use-pictures';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import type { PlaneTextFacing } from '../../../settings/setting-choices';
import { AbilityList } from '../../parts/card/AbilityList';
import { CardText } from '../../parts/card/CardText';
import { FullSizeCard } from '../../parts/card/FullSizeCard';
import { HiddenCardText, PictureCaption } from '../../parts/card/PicturedCard';
import { TextFacingChoice } from '../../parts/field/TextFacingChoice';
import { BackLink } from '../../parts/page/BackLink';
import page from '../../parts/page/page.module.css';
import { isTranslationShown } from '../../parts/text/translation-visibility';
import { useLanguage, useWords } from '../../parts/words';
import { NotFound } from '../NotFound';
import { DownloadPicturesDisclosure } from '../pictures/DownloadPictures';
import { useTargetDeck } from '../use-target-deck';
import styles from './CardScreen.module.css';
import { EditOrCopyCard } from './EditOrCopyCard';
import { hasOldWording } from './old-printings';
import { ReadAloudButton } from './ReadAloudButton';
import { SupportDisclosure } from './SupportDisclosure';
import { useAddToDeck } from './use-add-to-deck';

/** One card in large print for everyone at the table, with all its facts below. */
export function CardScreen({ id }: { id: string }) {
  const words = useWords();
  const { catalog } = usePlanarCards();
  const pictures = usePictures();
  const [textFacing, setTextFacing] = useState<PlaneTextFacing>('one');
  const facts = catalog.value?.factsOf(id);
  const bitmaps = pictures.value?.bitmaps;
  useEffect(pictures.request, [pictures.request]);
  useEffect(() => bitmaps?.request([id]), [bitmaps, id]);
  return (
    <main class={page.container}>
      <div class={classNames(page.page, styles.page)}>
        <div class={styles.bar}>
          <BackLink fallback={{ place: 'catalog', card: null }} />
          {facts && (
            <div class={styles.buttons}>
              {!facts.isRemoved && <AddToDeck facts={facts} />}
              <ReadAloudButton facts={facts} />
            </div>
          )}
        </div>
        {catalog.value && !facts && <NotFound item={isCustomCard(id) ? 'customCard' : 'card'} />}
        {facts && (
          <>
            <div class={styles.stage}>
              <CardOnStage facts={facts} textFacing={textFacing} />
            </div>
            <TextFacingChoice value={textFacing} onChange={setTextFacing} />
            {facts.printings.length > 0 && <Printings facts={facts} />}
            {isEventCard(facts) && <p class={common.note}>{words.catalog.eventNote}</p>}
            <TextSourceNote facts={facts} />
            <PlayingConditionsNote id={facts.id} />
            <SupportDisclosure facts={facts} />
            <EditOrCopyCard facts={facts} />
          </>
        )}
      </div>
    </main>
  );
}

function AddToDeck({ facts }: { facts: PlanarCardFacts }) {
  const { myDecks } = useWords();
  const { deck, name } = useTargetDeck();
  const { isInDeck, toggleCard, chooseDeck, overlays } = useAddToDeck(deck);
  const isInTarget = isInDeck(facts);
  return (
    <>
      <Button class={styles.add} onClick={() => (isInTarget ? chooseDeck(facts) : toggleCard(facts))}>
        {isInTarget ? <DeferredIcon name="check" size={20} /> : <Icon name="plus" size={20} />}
        <span class={styles.target}>
          <span>{isInTarget ? myDecks.inThisDeck : myDecks.addToDeckShort}</span>{' '}
          <span class={styles.deckName}>{name}</span>
        </span>
        {isInTarget && <Icon name="down" size={18} />}
      </Button>
      {overlays}
    </>
  );
}

/** The card as it is read, once for each side of the table. */
function CardOnStage({ facts, textFacing }: { facts: PlanarCardFacts; textFacing: PlaneTextFacing }) {
  const language = useLanguage();
  const secondLanguage = otherLanguage(language);
  const isSecondNameShown =
    isTranslationShown(language) && facts.name[secondLanguage] !== facts.name[language];
  return (
    <FullSizeCard
      id={facts.id}
      textFacing={textFacing}
      renderText={(side) => (
        <CardText
          side={side}
          facts={facts}
          name={facts.name[language]}
          note={
            textFacing === 'one' &&
            isSecondNameShown && <span lang={secondLanguage}>{facts.name[secondLanguage]}</span>
          }
          heading={side.isCopy ? 'h2' : 'h1'}
          linksTerms
        >
          <AbilityList abilities={facts.abilities} isSkippedByTab={side.isCopy} linksTerms />
        </CardText>
      )}
      renderCaption={(buttons) => (
        <>
          <PictureCaption
            name={facts.name[language]}
            type={isSecondNameShown && <span lang={secondLanguage}>{facts.name[secondLanguage]}</span>}
            buttons={buttons}
            heading="h1"
          />
          <HiddenCardText>
            <AbilityList abilities={facts.abilities} brief isSkippedByTab />
          </HiddenCardText>
        </>
      )}
    />
  );
}

function Printings({ facts }: { facts: PlanarCardFacts }) {
  const words = useWords();
  const language = useLanguage();
  return (
    <>
      <section>
        <h2 class={common.heading}>{words.catalog.printings}</h2>
        <ul class={styles.printings}>
          {facts.printings.map(({ set, number }) => (
            <li key={set + number}>
              {planarSets[set].name[language]} · {set}
              {number && ` ${number}`}
            </li>
          ))}
        </ul>
      </section>
      <DownloadPicturesDisclosure cards={[facts.id]} />
    </>
  );
}

/** A note on the source of the card's text. */
function TextSourceNote({ facts }: { facts: PlanarCardFacts }) {
  const words = useWords();
  return isCustomCard(facts.id) ? (
    <p class={common.note}>
      {facts.isRemoved
        ? `${words.customCards.removedNote}. ${words.customCards.inGames}`
        : words.customCards.customCardNote}
    </p>
  ) : (
    <p class={common.note}>
      {words.catalog.ownWords} {hasOldWording(facts) && words.catalog.olderPrintings}{' '}
      {words.catalog.ourTranslation}
    </p>
  );
}

/** A note on items that the card needs, and on its problems in remote games. */
function PlayingConditionsNote({ id }: { id: string }) {
  const { catalog: words } = useWords();
  const requiredItem = Object.hasOwn(requiredItems, id) ? requiredItems[id] : undefined;
  const obstacle = Object.hasOwn(remoteObstacles, id) ? remoteObstacles[id] : undefined;
  if (!requiredItem && !obstacle) return null;
  return (
    <p class={common.note}>
      {requiredItem && words.requiredItems[requiredItem]} {obstacle && words.remote[obstacle]}
    </p>
  );
}
