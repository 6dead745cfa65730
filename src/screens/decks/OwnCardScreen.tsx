import { useState } from 'preact/hooks';
import { type Language, languages } from '../../content/bilingual';
import { planarTypes } from '../../content/planes/planar-types';
import { Button } from '../../design/Button';
import { Choice } from '../../design/Choice';
import { Select } from '../../design/Select';
import { languageNames } from '../../i18n/dictionaries';
import { factsOfOwnCard } from '../../session/own-card-facts';
import type { OwnCard, OwnCardText } from '../../session/own-cards';
import { pathOf } from '../../session/route';
import { useSession } from '../../session/session';
import { AbilityList } from '../parts/AbilityList';
import { BackLink } from '../parts/BackLink';
import { CardText, FacedCard } from '../parts/FacedCard';
import { PictureCaption } from '../parts/PicturedCard';
import page from '../parts/page.module.css';
import { useLanguage, useWords } from '../parts/words';
import { AbilitiesFields } from './AbilitiesFields';
import { BringBack } from './BringBack';
import { CountersFields } from './CountersFields';
import { NotHere } from './NotHere';
import { OwnCardNotices } from './OwnCardNotices';
import styles from './OwnCardScreen.module.css';
import { OwnPicture } from './OwnPicture';
import { asWritten, NOTHING, ownCardFrom } from './own-card-form';
import { TextField } from './TextField';
import { useNewOwnCard } from './use-new-own-card';

const OWN_WORDS = 'own words';
const FREELY = 'freely';

/** A card of the user's own, as it looks and with everything that can be written on it. What is typed is kept at once. */
export function OwnCardScreen({ id }: { id: string }) {
  const { ownCards } = useSession();
  const cards = ownCards.value?.cards.value ?? null;
  const card = cards?.find((one) => one.id === id);
  return (
    <main class={styles.screen}>
      <div class={styles.page}>
        <BackLink otherwise={{ place: 'ownCards', card: null }} />
        <OwnCardNotices />
        {cards && !card && <Gone id={id} />}
        {card && <Editor card={card} />}
      </div>
    </main>
  );
}

/** A card that was removed and is still there for a game, or one that was never here. */
function Gone({ id }: { id: string }) {
  const { ownCards: words } = useWords();
  const { ownCards } = useSession();
  const isRemoved = ownCards.value?.find(id)?.removedAt != null;
  if (!isRemoved) return <NotHere what="ownCard" />;
  return (
    <NotHere what="ownCard" told={{ title: words.isRemoved, note: words.inGames }}>
      <BringBack id={id} />
    </NotHere>
  );
}

function Editor({ card }: { card: OwnCard }) {
  const { ownCards: words } = useWords();
  const language = useLanguage();
  const other = language === 'en' ? 'ru' : 'en';
  const { ownCards, router } = useSession();
  const make = useNewOwnCard();
  // A card that has nothing but the other language goes on in it.
  const [writing, setWriting] = useState<Language>(
    card.name[language] === '' && card.name[other] !== '' ? other : language,
  );
  const kept = ownCards.value;
  if (!kept) return null;
  const { limits } = kept;
  const change = (changes: Partial<OwnCardText>) => kept.change(card.id, changes);

  function duplicate() {
    make(ownCardFrom(factsOfOwnCard(card), limits));
  }

  function remove() {
    kept?.remove(card.id);
    const before = router.before.peek()?.route;
    if (before?.place === 'ownCards' && before.card === null) router.back();
    else router.go({ place: 'ownCards', card: null });
  }

  return (
    <div class={styles.parts}>
      <Preview card={card} writing={writing} />
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

function Preview({ card, writing }: { card: OwnCard; writing: Language }) {
  const { ownCards: words, kinds } = useWords();
  const facts = factsOfOwnCard(asWritten(card, writing));
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

/** A printed planar type, or one in the user's own words and what the plane then looks like. */
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
        value={typeof planarType === 'string' ? planarType : OWN_WORDS}
        options={[{ value: OWN_WORDS, name: words.ownType }, ...printed]}
        onChange={(chosen) => onChange({ planarType: chosen === OWN_WORDS ? NOTHING : chosen })}
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
            value={drawnLike ?? FREELY}
            options={[
              { value: FREELY, name: words.drawnFreely },
              ...printed.map(({ value, name }) => ({ value, name: words.drawnAs(name) })),
            ]}
            onChange={(chosen) => onChange({ drawnLike: chosen === FREELY ? null : chosen })}
          />
        </>
      )}
    </div>
  );
}
