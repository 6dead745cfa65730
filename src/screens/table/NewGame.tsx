import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { Choice } from '../../design/Choice';
import { classNames } from '../../design/class-names';
import type { Words } from '../../i18n/en';
import type { Refusal } from '../../rules/rule';
import type { Catalogue } from '../../session/catalogue';
import { cardsOfDeck } from '../../session/deck-cards';
import {
  deckChoices,
  deckSize,
  type ReadyMade,
  randomDeckSize,
  savedDeck,
  sizeOf,
} from '../../session/deck-choice';
import type { SavedDeck } from '../../session/decks';
import { useSession } from '../../session/session';
import { RuleLink } from '../parts/RuleLink';
import { tellRefusal } from '../parts/refusal-words';
import { deckName, useWords } from '../parts/words';
import { HouseRulesChoice } from './HouseRulesChoice';
import { LayoutChoice } from './LayoutChoice';
import styles from './NewGame.module.css';
import {
  formFrom,
  isStartingLife,
  MOST_STARTING_LIFE,
  type NewGameForm,
  newGameOf,
  usualLives,
  withoutLostDeck,
} from './new-game-form';
import { RecentGames } from './RecentGames';
import { SeatDecks } from './SeatDecks';
import { SeatList } from './SeatList';
import { WayToPlayChoice } from './WayToPlayChoice';

/** Who plays, with how much life, on which planes. Starts as the last game was started. */
export function NewGame() {
  const words = useWords();
  const { table, settings, router, catalogue, decks, openDecks } = useSession();
  const saved = settings.values.value.newGame;
  const [edited, setEdited] = useState<NewGameForm | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const ownDecks = decks.value?.decks.value ?? null;
  const form = withoutLostDeck(edited ?? formFrom(saved), ownDecks);
  const isPlaying = table.state.value.kind === 'playing';
  const [random, ...others] = deckChoices
    .filter((value) => value !== 'all' || form.planarDecks !== 'own')
    .map((value) => ({
      value,
      name: words.newGame.decks[value],
      note: deckNote(value, form, catalogue.value, words),
    }));

  useEffect(openDecks, [openDecks]);

  async function start() {
    setStarting(true);
    const refused = await table.begin(newGameOf(form)).catch(() => null);
    setStarting(false);
    setRefusal(refused);
    if (refused) return;
    settings.change({ newGame: form });
    router.go({ place: 'table', face: 'plane' });
  }

  return (
    <main class={styles.screen}>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <header class={styles.head}>
          <h1 class={styles.title}>{words.newGame.title}</h1>
          <p class={styles.lead}>{isPlaying ? words.newGame.kept : words.newGame.lead}</p>
        </header>
        <SeatList form={form} onChange={setEdited} />
        <WayToPlayChoice form={form} onChange={setEdited} />
        <StartingLife key={`${form.teams}`} form={form} onChange={setEdited} />
        <Choice
          label={words.newGame.deck}
          list
          value={form.deck}
          options={[
            ...(random ? [random] : []),
            ...(ownDecks ?? []).map((deck) => ({
              value: savedDeck(deck.id),
              name: deckName(words, deck),
              note: ownDeckNote(deck, catalogue.value, words),
            })),
            ...others,
          ]}
          onChange={(deck) => setEdited({ ...form, deck })}
        />
        {form.deck !== 'none' && <LayoutChoice form={form} onChange={setEdited} />}
        {form.deck !== 'none' && form.planarDecks === 'own' && <SeatDecks form={form} onChange={setEdited} />}
        <Choice
          label={words.newGame.who}
          value={form.startingSeat === null ? 'random' : `${form.startingSeat}`}
          options={[
            { value: 'random', name: words.newGame.random },
            ...form.seats.map((seat, index) => ({
              value: `${index}`,
              name: seat.name.trim() || words.player(index + 1),
            })),
          ]}
          onChange={(value) =>
            setEdited({ ...form, startingSeat: value === 'random' ? null : Number(value) })
          }
        />
        {form.deck !== 'none' && <HouseRulesChoice form={form} onChange={setEdited} />}
        <div class={styles.start}>
          {refusal && (
            <p class={classNames(styles.refusal, styles.unstarted)} role="alert">
              {words.newGame.cannotStart} {tellRefusal(refusal, words, form.seats)}{' '}
              <RuleLink to={refusal.rule}>{words.rule(refusal.rule)}</RuleLink>
            </p>
          )}
          <Button look="walk" wide submit disabled={isStarting || !isStartingLife(form.startingLife)}>
            {words.newGame.start}
          </Button>
        </div>
      </form>
      <RecentGames />
    </main>
  );
}

function deckNote(
  choice: ReadyMade,
  { seats, planarDecks }: NewGameForm,
  catalogue: Catalogue | null,
  words: Words,
): string {
  const { deckNote } = words.newGame;
  const players = seats.length;
  if (choice === 'none') return deckNote.none;
  if (choice === 'random') return deckNote.random(randomDeckSize(planarDecks, players));
  const size = catalogue && deckSize(choice, catalogue.cardsOf, players);
  return size ? deckNote.full(size.planes, size.phenomena, size.allPhenomena) : ' ';
}

function ownDeckNote({ cards }: SavedDeck, catalogue: Catalogue | null, words: Words): string {
  if (!catalogue) return ' ';
  const { planes, phenomena } = sizeOf(cardsOfDeck(cards, catalogue).cards);
  return words.newGame.deckNote.own(words.newGame.deckNote.full(planes, phenomena));
}

function StartingLife({ form, onChange }: { form: NewGameForm; onChange: (form: NewGameForm) => void }) {
  const words = useWords();
  const isUsual = usualLives.some((life) => life === form.startingLife);
  const [isOther, setOther] = useState(!isUsual);
  return (
    <div>
      <Choice
        label={words.newGame.startingLife}
        value={isOther ? 'other' : `${form.startingLife}`}
        options={[
          ...usualLives.map((life) => ({
            value: `${life}`,
            name: `${life}`,
            note: words.newGame.lifeHint[life] ?? '',
          })),
          { value: 'other', name: words.newGame.otherLife },
        ]}
        onChange={(value) => {
          setOther(value === 'other');
          if (value !== 'other') onChange({ ...form, startingLife: Number(value) });
        }}
      />
      {isOther && (
        <>
          <input
            class={`${styles.input} ${styles.other}`}
            type="text"
            inputMode="numeric"
            autocomplete="off"
            maxLength={6}
            aria-label={words.newGame.startingLife}
            aria-invalid={!isStartingLife(form.startingLife)}
            value={Number.isNaN(form.startingLife) ? '' : `${form.startingLife}`}
            onInput={(event) =>
              onChange({ ...form, startingLife: Number.parseFloat(event.currentTarget.value) })
            }
          />
          {!isStartingLife(form.startingLife) && (
            <p class={styles.refusal} role="alert">
              {words.newGame.lifeRange(MOST_STARTING_LIFE)}
            </p>
          )}
        </>
      )}
    </div>
  );
}
