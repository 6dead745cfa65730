import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { LiveGame } from '../session/game/live-game';
import type { Settings } from '../session/preferences/settings-store';
import type { Face } from '../session/routing/routes';
import { writeBootHints } from '../storage/settings/boot-hints';

interface Hinted {
  readonly settings: Settings;
  readonly liveGame: LiveGame;
  readonly face: ReadonlySignal<Face>;
  readonly stripsHeight: ReadonlySignal<number>;
  readonly pictured: ReadonlySignal<readonly string[]>;
}

/** Stores what the first paint of the next start needs, after every change. */
export function keepBootHints({ settings, liveGame, face, stripsHeight, pictured }: Hinted): void {
  // A move changes nothing that is stored here.
  const kindOfState = computed(() => liveGame.state.value.kind);
  effect(() => {
    const { language, theme, facing, panels, die, isInstallHintSeen } = settings.values.value;
    const kind = kindOfState.value;
    if (kind === 'opening') return;
    writeBootHints({
      language,
      theme,
      facing,
      panels,
      die,
      isInstallHintSeen,
      playing: kind === 'playing',
      life: face.value === 'life',
      strips: stripsHeight.value,
      pictured: pictured.value,
    });
  });
}
