import { useState } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import { USUAL_DECK_SIZE } from '../../../rules/landless/recipe';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { SavedLandlessForm } from '../../../settings/saved-settings';
import styles from '../LandsScreen.module.css';
import { DraftAid } from './DraftAid';
import { RecipeAid } from './RecipeAid';
import { SharedDeckAid } from './SharedDeckAid';
import { useEmptyDraft } from './use-players';

interface PlayAidsProps {
  saved: SavedLandlessForm;
  onChange: (changes: Partial<SavedLandlessForm>) => void;
}

/** Tools for playing with shared and random decks. */
export function PlayAids({ saved, onChange }: PlayAidsProps) {
  const { settings } = usePreferences();
  const emptyDraft = useEmptyDraft();
  /** How many decks were handed to the draft. */
  const [sentListCount, setSentListCount] = useState(0);
  const [sharedDeck, setSharedDeck] = useState({ size: USUAL_DECK_SIZE, requestCount: 0 });
  return (
    <div class={classNames(styles.columns, styles.aids)}>
      <div class={styles.column}>
        <RecipeAid
          deckRequest={saved.recipe}
          onDeckChange={(recipe) => onChange({ recipe })}
          onShowAsList={(pastedCardList) => {
            settings.change({ pastedCardList });
            onChange({ view: 'list' });
          }}
          onUseForDraft={(list) => {
            settings.change(({ randomDraft }) => ({
              randomDraft: { ...(randomDraft ?? emptyDraft), list, deals: 0 },
            }));
            setSentListCount(sentListCount + 1);
          }}
          onPlay={(size) => setSharedDeck({ size, requestCount: sharedDeck.requestCount + 1 })}
        />
      </div>
      <div class={styles.column}>
        <DraftAid sentListCount={sentListCount} />
        <SharedDeckAid {...sharedDeck} />
      </div>
    </div>
  );
}
