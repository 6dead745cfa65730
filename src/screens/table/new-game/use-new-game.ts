import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../../../rules/rule';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useDecks } from '../../../session/contexts/use-decks';
import { useGameLibrary, useLiveGame } from '../../../session/contexts/use-live-game';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { useRouter } from '../../../session/contexts/use-router';
import type { NewGame } from '../../../session/game/new-game';
import {
  formFrom,
  isStartingLife,
  type NewGameForm,
  newGameOf,
  withoutDeletedDecks,
} from './new-game-form-state';

/** A part of the form, which passes the changed form on. */
export interface FormPartProps {
  form: NewGameForm;
  onChange: (form: NewGameForm) => void;
}

interface NewGameSetup {
  readonly form: NewGameForm;
  /** Whether a game is in progress, which stays stored. */
  readonly isPlaying: boolean;
  /** Whether to offer another game like the last one: not if the form was opened with another deck. */
  readonly isRematchOffered: boolean;
  readonly hasPlayed: boolean;
  readonly isStarting: boolean;
  /** Why the last attempt to start was refused. */
  readonly refusal: Refusal | null;
  edit(changedForm: NewGameForm): void;
  start(ifDecksIllegal?: NewGame['ifDecksIllegal'], changedForm?: NewGameForm): void;
  /** Starts another game with the players and decks of the last one. */
  rematch(): void;
  /** Discards the changes and returns to the view of the table that was left. */
  cancel(): void;
}

/** Keeps what is entered for the next game, until that game starts. */
export function useNewGame(): NewGameSetup {
  const library = useGameLibrary();
  const liveGame = useLiveGame();
  const { settings } = usePreferences();
  const router = useRouter();
  const app = useAppState();
  const { decks } = useDecks();
  const { lastNewGame, newGameDraft } = settings.values.value;
  const [editedForm, setEditedForm] = useState<NewGameForm | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = withoutDeletedDecks(
    editedForm ?? formFrom(newGameDraft ?? lastNewGame),
    decks.value?.decks.value ?? null,
  );
  const state = liveGame.state.value;
  const isPlaying = state.kind === 'playing';
  const [initialDeck] = useState(newGameDraft?.deck);
  useEffect(decks.request, [decks.request]);

  const goToTable = () => router.go({ place: 'table', view: 'plane' });

  /** Returns whether the game began; otherwise shows why not. */
  async function tryToStart(begin: () => Promise<Refusal | null>): Promise<boolean> {
    if (isStarting) return false;
    setStarting(true);
    const newRefusal = await begin().catch(app.reportFailure);
    setStarting(false);
    setRefusal(newRefusal ?? null);
    return newRefusal === null;
  }

  return {
    form,
    isPlaying,
    isRematchOffered: isPlaying && (initialDeck ?? state.game.deck) === state.game.deck,
    hasPlayed: lastNewGame !== null,
    isStarting,
    refusal,
    edit(changedForm) {
      setEditedForm(changedForm);
      setRefusal(null);
      if (isStartingLife(changedForm.startingLife)) settings.change({ newGameDraft: changedForm });
    },
    async start(ifDecksIllegal, startedForm = form) {
      if (!(await tryToStart(() => library.begin({ ...newGameOf(startedForm), ifDecksIllegal })))) return;
      settings.change({
        lastNewGame: startedForm,
        newGameDraft: null,
        ...(isPlaying && { areHintsOver: true }),
      });
      goToTable();
    },
    async rematch() {
      if (await tryToStart(library.rematch)) goToTable();
    },
    cancel() {
      settings.change({ newGameDraft: null });
      router.go({ place: 'table', view: router.tableView.peek() });
    },
  };
}
