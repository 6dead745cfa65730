import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { pathOf } from '../../../session/routing/routes';
import { lazyComponent } from '../../parts/lazy-component';
import { useNewGameFormWords } from '../../parts/words';
import { DeckChoiceField } from './DeckChoiceField';
import { DeckKindChoice } from './DeckKindChoice';
import { EarlierGames } from './EarlierGames';
import { HouseRulesChoice } from './HouseRulesChoice';
import { InstallHint } from './InstallHint';
import styles from './NewGameScreen.module.css';
import { canStart, sharesLife } from './new-game-form-state';
import { Regulars } from './Regulars';
import { SeatList } from './SeatList';
import { StartingLifeField } from './StartingLifeField';
import { StartingSeatChoice } from './StartingSeatChoice';
import { useNewGame } from './use-new-game';
import { VariantChoice } from './VariantChoice';

const StartRefusal = lazyComponent(
  async () => (await import(/* in deferred */ './legality/StartRefusal')).StartRefusal,
);
const ChosenDeck = lazyComponent(
  async () => (await import(/* in deferred */ './legality/ChosenDeck')).ChosenDeck,
);
const SeatDecks = lazyComponent(async () => (await import(/* in deferred */ './SeatDecks')).SeatDecks);

/** Sets up a new game: players, starting life and planes, initially those of the last game. */
export function NewGameScreen() {
  const words = useNewGameFormWords();
  const { form, edit, isPlaying, isRematchOffered, hasPlayed, isStarting, refusal, start, rematch, cancel } =
    useNewGame();
  const isInstallRecommended = useInstallAdvice();
  const { settings } = usePreferences();
  /** Whether the first group was just saved: it stays where the button was, at the end of the form. */
  const [isFirstGroup, setFirstGroup] = useState(false);
  const hasGroups = settings.values.value.regulars.length > 0 && !isFirstGroup;
  const hasPlanes = form.deck !== 'none';
  return (
    <main class={styles.screen}>
      {isInstallRecommended && <InstallHint />}
      <form
        class={styles.form}
        onKeyDown={goToNextName}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <div class={styles.column}>
          <header class={styles.header}>
            <div class={styles.titleRow}>
              <h1 class={styles.title}>{words.newGame.title}</h1>
              <Button
                variant="bare"
                class={styles.moreOptions}
                onClick={() => showChosenOption(`.${styles.options} :checked`)}
              >
                {words.newGame.moreOptions}
              </Button>
            </div>
            {isPlaying ? (
              <p class={common.note}>{words.newGame.kept}</p>
            ) : (
              <p class={styles.lead}>{words.newGame.lead}</p>
            )}
            <ChosenDeck
              form={form}
              onShowChoice={() => showChosenOption(`.${styles.options} [value="${form.deck}"]`)}
            />
          </header>
          <EarlierGames
            isRematchOffered={isRematchOffered}
            hasPlayed={hasPlayed || isPlaying}
            onRematch={rematch}
          />
          <SeatList form={form} onChange={edit} />
          <div class={styles.life}>
            <StartingLifeField key={`${sharesLife(form)}`} form={form} onChange={edit} />
          </div>
          {hasGroups && <Regulars form={form} onChange={edit} />}
        </div>
        <div class={classNames(styles.column, styles.options)}>
          <VariantChoice form={form} onChange={edit} />
          <DeckChoiceField form={form} onChange={edit} />
          {hasPlanes && <DeckKindChoice form={form} onChange={edit} />}
          {hasPlanes && form.planarDecks === 'own' && <SeatDecks form={form} onChange={edit} />}
          <StartingSeatChoice form={form} onChange={edit} />
          {hasPlanes && <HouseRulesChoice form={form} onChange={edit} />}
          {!hasGroups && <Regulars form={form} onChange={edit} onFirstGroup={() => setFirstGroup(true)} />}
          <a class={styles.receiveLink} href={`#${pathOf({ place: 'receive' })}`}>
            {words.newGame.receive}
          </a>
        </div>
        <div class={styles.startBar}>
          {refusal && <StartRefusal refusal={refusal} form={form} onStart={start} />}
          <div class={styles.buttons}>
            {isPlaying && <Button onClick={cancel}>{words.cancel}</Button>}
            <Button
              variant={refusal ? 'plain' : 'primary'}
              class={styles.startButton}
              submit
              disabled={!canStart(form)}
            >
              {isStarting ? words.newGame.starting : words.newGame.start}
            </Button>
          </div>
        </div>
      </form>
    </main>
  );
}

/** Scrolls to the group of options with this chosen one, which gets the focus. */
function showChosenOption(selector: string) {
  const chosen = document.querySelector<HTMLElement>(selector);
  chosen?.closest('fieldset')?.scrollIntoView();
  chosen?.focus({ preventScroll: true });
}

/** Returns whether to recommend installing the app before the first game, decided when the screen opens. */
function useInstallAdvice(): boolean {
  const liveGame = useLiveGame();
  const { settings } = usePreferences();
  const app = useAppState();
  const [isRecommended] = useState(() => {
    const { lastNewGame, isInstallHintSeen } = settings.values.peek();
    const isFirstUse = liveGame.state.peek().kind === 'empty' && lastNewGame === null && !isInstallHintSeen;
    return app.installMethod.peek() === 'shareMenu' && isFirstUse;
  });
  return isRecommended;
}

/** Moves the focus to the next field on Enter, so that a key on the phone's keyboard never starts a game. */
function goToNextName(event: KeyboardEvent & { currentTarget: HTMLFormElement }) {
  const field = event.target;
  if (event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  const names = [...event.currentTarget.querySelectorAll<HTMLInputElement>('li input[type="text"]')];
  const next = names[names.indexOf(field) + 1];
  if (names.includes(field) && next) next.focus();
  else field.blur();
}
