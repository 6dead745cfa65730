import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import common from '../../design/common.module.css';
import { withPlainSpaces } from '../../i18n/no-break-spaces';
import { useDecks } from '../../session/contexts/use-decks';
import { useGameLibrary } from '../../session/contexts/use-live-game';
import { usePlanarCards } from '../../session/contexts/use-planar-cards';
import { usePreferences } from '../../session/contexts/use-preferences';
import { useSharing } from '../../session/contexts/use-sharing';
import { savedDeckToText } from '../../session/decks/sharing/deck-text';
import { localDay } from '../../session/lib/local-day';
import { gatherRecords } from '../../session/timeline/gather-records';
import { cardName, useLanguage, useWords } from '../parts/words';
import styles from './SettingsScreen.module.css';
import { statisticsAsCsv } from './statistics-as-csv';

/** Exports for people and spreadsheets: all decks as text, and the statistics of all games. */
export function ExportSection() {
  const words = useWords();
  const { exporting: exportWords } = words;
  const language = useLanguage();
  const { catalog } = usePlanarCards();
  const { decks: deckStore } = useDecks();
  const { settings } = usePreferences();
  const { saveAsFile } = useSharing();
  const gameLibrary = useGameLibrary();
  const [message, setMessage] = useState('');
  const cards = catalog.value;
  const decks = deckStore.value?.decks.value;

  useEffect(deckStore.request, [deckStore.request]);

  const fileName = (name: string, extension: string) => `${name} ${localDay(Date.now())}.${extension}`;

  function saveDecks() {
    if (!decks || !cards) return;
    setMessage(decks.length === 0 ? exportWords.noDecks : '');
    if (decks.length === 0) return;
    const texts = decks.map((deck) =>
      savedDeckToText({ ...deck, name: deck.name || words.myDecks.nameless }, cards, language),
    );
    saveAsFile(fileName(exportWords.fileOfDecks, 'txt'), texts.join('\n'), 'text/plain');
  }

  async function saveStatistics() {
    setMessage(exportWords.reading);
    const records = await gatherRecords(gameLibrary, settings.values.value.clock).catch(() => null);
    if (!records) return setMessage(exportWords.unreadableGames);
    setMessage(records.length === 0 ? exportWords.noGames : '');
    if (records.length === 0) return;
    const csv = statisticsAsCsv(records, words, (card) => cardName(cards, language, card));
    await saveAsFile(fileName(exportWords.fileOfStatistics, 'csv'), withPlainSpaces(csv), 'text/csv');
  }

  return (
    <section class={common.stack2}>
      <h2>{exportWords.title}</h2>
      <p>{exportWords.lead}</p>
      <div class={styles.buttons}>
        <Button wide disabled={!decks || !cards} onClick={saveDecks}>
          {exportWords.decks}
        </Button>
        <Button wide disabled={!cards} onClick={saveStatistics}>
          {exportWords.statistics}
        </Button>
      </div>
      <p class={common.note} role="status">
        {message}
      </p>
    </section>
  );
}
