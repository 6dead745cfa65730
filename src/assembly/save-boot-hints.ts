import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { LiveGame } from '../session/game/live-game';
import type { Settings } from '../session/preferences/live-settings';
import type { TableView } from '../session/routing/routes';
import { writeBootHints } from '../storage/settings/boot-hints';

interface BootHintSources {
  readonly settings: Settings;
  readonly liveGame: LiveGame;
  readonly tableView: ReadonlySignal<TableView>;
  readonly effectsAndRemindersHeight: ReadonlySignal<number>;
  readonly cardsShownWithPicture: ReadonlySignal<readonly string[]>;
}

/** Stores, after every change, what the next start needs for its first paint. */
export function saveBootHints({
  settings,
  liveGame,
  tableView,
  effectsAndRemindersHeight,
  cardsShownWithPicture,
}: BootHintSources): void {
  // Computed, because a move changes nothing that is stored here.
  const gameStateKind = computed(() => liveGame.state.value.kind);
  effect(() => {
    const { language, theme, textFacing, panels, die, isInstallHintSeen, areHintsOver, hintsSeen } =
      settings.values.value;
    const kind = gameStateKind.value;
    if (kind === 'reading') return;
    writeBootHints({
      language,
      theme,
      textFacing,
      panels,
      die,
      isInstallHintSeen,
      areHintsOver,
      hintsSeen,
      hasGame: kind === 'playing',
      showsLife: tableView.value === 'life',
      effectsAndRemindersHeight: effectsAndRemindersHeight.value,
      cardsShownWithPicture: cardsShownWithPicture.value,
    });
  });
}
