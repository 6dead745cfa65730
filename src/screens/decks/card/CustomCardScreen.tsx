import { useEffect, useState } from 'preact/hooks';
import { type Language, languages, otherLanguage } from '../../../content/bilingual';
import { planarTypes } from '../../../content/planes/planar-types';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { Select } from '../../../design/Select';
import { languageNames } from '../../../i18n/dictionaries';
import { factsOfCustomCard } from '../../../session/cards/custom-card-facts';
import type { CustomCard, CustomCardContents } from '../../../session/cards/custom-cards';
import { usePictures } from '../../../session/contexts/use-pictures';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { useRouter } from '../../../session/contexts/use-router';
import { pathOf } from '../../../session/routing/routes';
import { customCardLimits } from '../../../settings/setting-limits';
import { AbilityList } from '../../parts/card/AbilityList';
import { CardText } from '../../parts/card/CardText';
import { FullSizeCard } from '../../parts/card/FullSizeCard';
import { PictureCaption } from '../../parts/card/PicturedCard';
import { BackLink } from '../../parts/page/BackLink';
import page from '../../parts/page/page.module.css';
import { useLanguage, useWords } from '../../parts/words';
import { NotFound } from '../NotFound';
import removal from '../removal.module.css';
import { AbilitiesFields } from './AbilitiesFields';
import { CountersFields } from './CountersFields';
import { CustomCardNotices } from './CustomCardNotices';
import styles from './CustomCardScreen.module.css';
import { customCardFrom, isBlankCustomCard, NO_TEXT, showInOneLanguage } from './custom-card-form';
import { PictureField } from './PictureField';
import { RestoreCard } from './RestoreCard';
import { TextField } from './TextField';
import { useCreateCustomCard } from './use-create-custom-card';

/** A custom card with a preview and all its fields. Changes are saved as they are typed. */
export function CustomCardScreen({ id }: { id: string }) {
  const { customCards } = usePlanarCards();
  const cards = customCards.value?.cards.value ?? null;
  const card = cards?.find((candidate) => candidate.id === id);
  return (
    <main class={page.container}>
      <div class={classNames(page.page, styles.page)}>
        <BackLink fallback={{ place: 'customCards', card: null }} />
        <CustomCardNotices />
        {cards && !card && <MissingCard id={id} />}
        {card && <CustomCardEditor card={card} />}
      </div>
    </main>
  );
}

/** Shown for a card that was removed but is still stored for a game, or that does not exist. */
function MissingCard({ id }: { id: string }) {
  const { customCards: words } = useWords();
  const { customCards } = usePlanarCards();
  const isRemoved = customCards.value?.find(id)?.removedAt != null;
  if (!isRemoved) return <NotFound item="customCard" />;
  return (
    <NotFound item="customCard" explanation={{ title: words.removedNote, note: words.inGames }}>
      <RestoreCard id={id} />
    </NotFound>
  );
}

function CustomCardEditor({ card }: { card: CustomCard }) {
  const { customCards: words, done } = useWords();
  const language = useLanguage();
  const secondLanguage = otherLanguage(language);
  const { customCards } = usePlanarCards();
  const router = useRouter();
  const createCard = useCreateCustomCard();
  // A card with text only in the other language is edited in that language.
  const [editedLanguage, setEditedLanguage] = useState<Language>(
    card.name[language] === '' && card.name[secondLanguage] !== '' ? secondLanguage : language,
  );
  useDiscardIfBlank(card.id);
  const cardStore = customCards.value;
  if (!cardStore) return null;
  const change = (changes: Partial<CustomCardContents>) => cardStore.change(card.id, changes);

  function duplicate() {
    createCard(customCardFrom(factsOfCustomCard(card)));
  }

  function finish() {
    if (router.returnTarget.peek()) router.back();
    else router.go({ place: 'customCards', card: null });
  }

  function remove() {
    cardStore?.remove(card.id);
    const returnRoute = router.returnTarget.peek()?.route;
    if (returnRoute?.place === 'customCards' && returnRoute.card === null) router.back();
    else router.go({ place: 'customCards', card: null });
  }

  return (
    <div class={styles.columns}>
      <div class={styles.form}>
        <Choice
          label={words.editedLanguage}
          value={editedLanguage}
          options={languages.map((value) => ({ value, name: languageNames[value] }))}
          onChange={setEditedLanguage}
        />
        <p class={common.note}>{words.editedLanguageNote}</p>
        <TextField
          label={words.name}
          text={card.name}
          editedLanguage={editedLanguage}
          maxLength={customCardLimits.name}
          onChange={(name) => change({ name })}
        />
      </div>
      <Preview card={card} editedLanguage={editedLanguage} />
      <div class={styles.form}>
        {card.kind === 'plane' && (
          <TypeFields
            card={card}
            editedLanguage={editedLanguage}
            maxLength={customCardLimits.planarType}
            onChange={change}
          />
        )}
        <AbilitiesFields card={card} editedLanguage={editedLanguage} onChange={change} />
        <CountersFields card={card} editedLanguage={editedLanguage} onChange={change} />
        <PictureField card={card.id} />
        <div class={common.columns}>
          <a class={page.linkButton} href={`#${pathOf({ place: 'catalog', card: card.id })}`}>
            {words.read}
          </a>
          <Button onClick={duplicate}>{words.duplicate}</Button>
          <Button class={removal.remove} onClick={remove}>
            {words.remove}
          </Button>
        </div>
        <Button variant="primary" wide onClick={finish}>
          {done}
        </Button>
      </div>
    </div>
  );
}

/** Discards a card that is left without a word or a picture of its own. */
function useDiscardIfBlank(id: string): void {
  const store = usePlanarCards().customCards.value;
  const library = usePictures().value?.library;
  useEffect(
    () => () => {
      const card = store?.find(id);
      const hasPicture = library?.factsByCard.peek()?.has(id) ?? true;
      if (!store || !card || hasPicture || !isBlankCustomCard(card)) return;
      store.remove(id);
      store.dismissUndo();
    },
    [id, store, library],
  );
}

function Preview({ card, editedLanguage }: { card: CustomCard; editedLanguage: Language }) {
  const { customCards: words, kinds } = useWords();
  const facts = factsOfCustomCard(showInOneLanguage(card, editedLanguage));
  return (
    <section class={styles.preview} aria-label={words.preview}>
      <FullSizeCard
        id={facts.id}
        textFacing="one"
        renderText={(side) => (
          <CardText side={side} facts={facts} name={facts.name[editedLanguage]} heading="h1" linksTerms>
            <AbilityList abilities={facts.abilities} linksTerms />
          </CardText>
        )}
        renderCaption={(buttons) => (
          <PictureCaption
            name={facts.name[editedLanguage]}
            type={kinds[facts.kind]}
            buttons={buttons}
            heading="h1"
          />
        )}
        textFirst
      />
    </section>
  );
}

interface TypeFieldsProps {
  card: CustomCard;
  editedLanguage: Language;
  maxLength: number;
  onChange: (changes: Partial<CustomCardContents>) => void;
}

/** Fields for a printed planar type, or a custom one and the type whose art it uses. */
function TypeFields({
  card: { planarType, drawnLike },
  editedLanguage,
  maxLength,
  onChange,
}: TypeFieldsProps) {
  const { customCards: words, catalog } = useWords();
  const language = useLanguage();
  const printedTypes = Object.entries(planarTypes)
    .map(([value, name]) => ({ value, name: name[language] }))
    .sort((first, second) => first.name.localeCompare(second.name, language));
  return (
    <div class={common.stack2}>
      <Select
        label={catalog.typeLabel}
        isLabelShown
        value={typeof planarType === 'string' ? planarType : null}
        options={[{ value: null, name: words.customType }, ...printedTypes]}
        onChange={(chosen) => onChange({ planarType: chosen ?? NO_TEXT })}
      />
      {typeof planarType !== 'string' && (
        <>
          <TextField
            label={words.typeWords}
            text={planarType}
            editedLanguage={editedLanguage}
            maxLength={maxLength}
            onChange={(typed) => onChange({ planarType: typed })}
          />
          <Select
            label={words.drawnLike}
            isLabelShown
            value={drawnLike}
            options={[
              { value: null, name: words.drawnFreely },
              ...printedTypes.map(({ value, name }) => ({ value, name: words.drawnAs(name) })),
            ]}
            onChange={(chosen) => onChange({ drawnLike: chosen })}
          />
        </>
      )}
    </div>
  );
}
