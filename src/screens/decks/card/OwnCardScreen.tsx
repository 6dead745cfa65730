import { useEffect, useState } from 'preact/hooks';
import { type Language, languages, otherLanguage } from '../../../content/bilingual';
import { planarTypes } from '../../../content/planes/planar-types';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { Select } from '../../../design/Select';
import { languageNames } from '../../../i18n/dictionaries';
import { factsOfOwnCard } from '../../../session/cards/own-card-facts';
import type { OwnCard, OwnCardText } from '../../../session/cards/own-cards';
import { useCards } from '../../../session/contexts/use-cards';
import { usePictures } from '../../../session/contexts/use-pictures';
import { useRouter } from '../../../session/contexts/use-router';
import { pathOf } from '../../../session/routing/routes';
import { AbilityList } from '../../parts/card/AbilityList';
import { CardText } from '../../parts/card/CardText';
import { FacedCard } from '../../parts/card/FacedCard';
import { PictureCaption } from '../../parts/card/PicturedCard';
import { BackLink } from '../../parts/page/BackLink';
import page from '../../parts/page/page.module.css';
import { useLanguage, useWords } from '../../parts/words';
import { NotFound } from '../NotFound';
import { AbilitiesFields } from './AbilitiesFields';
import { CountersFields } from './CountersFields';
import { OwnCardNotices } from './OwnCardNotices';
import styles from './OwnCardScreen.module.css';
import { OwnPicture } from './OwnPicture';
import { inWrittenLanguage, isBlankOwnCard, NO_TEXT, ownCardFrom } from './own-card-form';
import { RestoreCard } from './RestoreCard';
import { TextField } from './TextField';
import { useNewOwnCard } from './use-new-own-card';

const CUSTOM_TYPE = 'own words';
const ANY_ART = 'freely';

/** A custom card with a preview and all its fields. Changes are saved as they are typed. */
export function OwnCardScreen({ id }: { id: string }) {
  const { ownCards } = useCards();
  const cards = ownCards.value?.cards.value ?? null;
  const card = cards?.find((one) => one.id === id);
  return (
    <main class={styles.screen}>
      <div class={styles.page}>
        <BackLink fallback={{ place: 'ownCards', card: null }} />
        <OwnCardNotices />
        {cards && !card && <MissingCard id={id} />}
        {card && <Editor card={card} />}
      </div>
    </main>
  );
}

/** Shown for a card that was removed but is still stored for a game, or that does not exist. */
function MissingCard({ id }: { id: string }) {
  const { ownCards: words } = useWords();
  const { ownCards } = useCards();
  const isRemoved = ownCards.value?.find(id)?.removedAt != null;
  if (!isRemoved) return <NotFound what="ownCard" />;
  return (
    <NotFound what="ownCard" explanation={{ title: words.isRemoved, note: words.inGames }}>
      <RestoreCard id={id} />
    </NotFound>
  );
}

function Editor({ card }: { card: OwnCard }) {
  const { ownCards: words } = useWords();
  const language = useLanguage();
  const other = otherLanguage(language);
  const { ownCards } = useCards();
  const router = useRouter();
  const createCard = useNewOwnCard();
  // A card with text only in the other language is edited in that language.
  const [writing, setWriting] = useState<Language>(
    card.name[language] === '' && card.name[other] !== '' ? other : language,
  );
  useDiscardIfBlank(card.id);
  const kept = ownCards.value;
  if (!kept) return null;
  const { limits } = kept;
  const change = (changes: Partial<OwnCardText>) => kept.change(card.id, changes);

  function duplicate() {
    createCard(ownCardFrom(factsOfOwnCard(card), limits));
  }

  function remove() {
    kept?.remove(card.id);
    const before = router.before.peek()?.route;
    if (before?.place === 'ownCards' && before.card === null) router.back();
    else router.go({ place: 'ownCards', card: null });
  }

  return (
    <div class={styles.parts}>
      <div class={styles.form}>
        <Choice
          label={words.writing}
          value={writing}
          options={languages.map((value) => ({ value, name: languageNames[value] }))}
          onChange={setWriting}
        />
        <p class={styles.note}>{words.writingNote}</p>
        <TextField
          label={words.name}
          text={card.name}
          writing={writing}
          longest={limits.name}
          onChange={(name) => change({ name })}
        />
      </div>
      <Preview card={card} writing={writing} />
      <div class={styles.form}>
        {card.kind === 'plane' && (
          <TypeFields card={card} writing={writing} longest={limits.planarType} onChange={change} />
        )}
        <AbilitiesFields card={card} writing={writing} limits={limits} onChange={change} />
        <CountersFields card={card} writing={writing} limits={limits} onChange={change} />
        <OwnPicture card={card.id} />
        <div class={styles.actions}>
          <a class={page.way} href={`#${pathOf({ place: 'decks', card: card.id })}`}>
            {words.read}
          </a>
          <Button onClick={duplicate}>{words.duplicate}</Button>
          <Button onClick={remove}>{words.remove}</Button>
        </div>
      </div>
    </div>
  );
}

/** Discards a card that is left without a word or a picture of its own. */
function useDiscardIfBlank(id: string): void {
  const store = useCards().ownCards.value;
  const pictures = usePictures().value?.library;
  useEffect(
    () => () => {
      const card = store?.find(id);
      const hasPicture = pictures?.facts.peek()?.has(id) ?? true;
      if (!store || !card || hasPicture || !isBlankOwnCard(card)) return;
      store.remove(id);
      store.forgetRemoved();
    },
    [id, store, pictures],
  );
}

function Preview({ card, writing }: { card: OwnCard; writing: Language }) {
  const { ownCards: words, kinds } = useWords();
  const facts = factsOfOwnCard(inWrittenLanguage(card, writing));
  return (
    <section class={styles.preview} aria-label={words.preview}>
      <FacedCard
        id={facts.id}
        planarType={facts.planarType}
        facing="one"
        text={(side) => (
          <CardText side={side} facts={facts} name={facts.name[writing]} heading="h1" isPage>
            <AbilityList abilities={facts.abilities} isPage />
          </CardText>
        )}
        caption={(buttons) => (
          <PictureCaption
            name={facts.name[writing]}
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
  card: OwnCard;
  writing: Language;
  longest: number;
  onChange: (changes: Partial<OwnCardText>) => void;
}

/** Fields for a printed planar type, or a custom one and the type whose art it uses. */
function TypeFields({ card: { planarType, drawnLike }, writing, longest, onChange }: TypeFieldsProps) {
  const { ownCards: words } = useWords();
  const language = useLanguage();
  const printed = Object.entries(planarTypes)
    .map(([value, name]) => ({ value, name: name[language] }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return (
    <div class={styles.together}>
      <Select
        label={words.planarType}
        isLabelShown
        value={typeof planarType === 'string' ? planarType : CUSTOM_TYPE}
        options={[{ value: CUSTOM_TYPE, name: words.ownType }, ...printed]}
        onChange={(chosen) => onChange({ planarType: chosen === CUSTOM_TYPE ? NO_TEXT : chosen })}
      />
      {typeof planarType !== 'string' && (
        <>
          <TextField
            label={words.typeWords}
            text={planarType}
            writing={writing}
            longest={longest}
            onChange={(typed) => onChange({ planarType: typed })}
          />
          <Select
            label={words.drawnLike}
            isLabelShown
            value={drawnLike ?? ANY_ART}
            options={[
              { value: ANY_ART, name: words.drawnFreely },
              ...printed.map(({ value, name }) => ({ value, name: words.drawnAs(name) })),
            ]}
            onChange={(chosen) => onChange({ drawnLike: chosen === ANY_ART ? null : chosen })}
          />
        </>
      )}
    </div>
  );
}
