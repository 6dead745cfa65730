import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { FileButton } from '../../../design/FileButton';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useBackups } from '../../../session/contexts/use-backups';
import { useDecks } from '../../../session/contexts/use-decks';
import type { DeckImport } from '../../../session/decks/deck-import';
import { CardListField } from '../../parts/field/CardListField';
import { BackLink } from '../../parts/page/BackLink';
import page from '../../parts/page/page.module.css';
import { useWords } from '../../parts/words';
import { DeckNotices } from '../DeckNotices';
import { CodeCamera } from './CodeCamera';
import { DeckScanProgress } from './DeckScanProgress';
import { ReceivedDecks } from './ReceivedDecks';
import { ReceivedGameSection } from './ReceivedGameSection';
import styles from './ReceiveScreen.module.css';
import { SharedPictures } from './SharedPictures';

/** Receives planar decks or a game: by camera, photo, file, paste, or shared with the app. */
export function ReceiveScreen({ areSharedFilesLost }: { areSharedFilesLost: boolean }) {
  const { deckSharing } = useWords();
  const app = useAppState();
  const { deckImport: lazyDeckImport, decks } = useDecks();
  const deckImport = lazyDeckImport.value;
  const failure = deckImport?.failure.value;
  const backups = useBackups();
  const handover = backups.value?.handover;
  const receivedCount =
    (deckImport?.receivedDecks.value.length ?? 0) + (handover?.receivedGame.value ? 1 : 0);

  useEffect(() => {
    decks.request();
    lazyDeckImport.request();
    backups.request();
  }, [decks.request, lazyDeckImport.request, backups.request]);

  useEffect(() => {
    if (areSharedFilesLost) deckImport?.reportLostFiles();
    deckImport?.receiveSharedFiles().catch(app.reportFailure);
  }, [deckImport, areSharedFilesLost, app]);

  const arrivals = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const hasNews = receivedCount > 0 || failure;
    if (hasNews && isAboveScreen(arrivals.current)) arrivals.current?.scrollIntoView();
  }, [receivedCount, failure]);

  return (
    <main
      class={page.screen}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        deckImport?.receiveFiles([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <div class={classNames(page.page, styles.page)}>
        <header class={styles.head}>
          <BackLink fallback={{ place: 'myDecks', deck: null }} />
          <h1 class={page.title}>{deckSharing.receive}</h1>
          <p class={common.explanation}>{deckSharing.receiveLead}</p>
          <DeckNotices />
        </header>
        {deckImport && (
          <>
            <section ref={arrivals} class={styles.arrivals}>
              <DeckScanProgress deckImport={deckImport} />
              {handover && <ReceivedGameSection handover={handover} />}
              <p class={common.mistake} role="alert">
                {failure && deckSharing.failures[failure]}
              </p>
              <ReceivedDecks deckImport={deckImport} />
              <SharedPictures deckImport={deckImport} />
            </section>
            <section class={styles.part}>
              <CodeCamera deckImport={deckImport} receivedCount={receivedCount} />
              <ReceiveFile deckImport={deckImport} />
              <PasteField deckImport={deckImport} />
            </section>
          </>
        )}
      </div>
    </main>
  );
}

/** Whether an element begins above what is in sight: what was pasted below it would arrive unseen. */
const isAboveScreen = (element: HTMLElement | null) => (element?.getBoundingClientRect().top ?? 0) < 0;

function ReceiveFile({ deckImport }: { deckImport: DeckImport }) {
  const { deckSharing } = useWords();
  const receiveFile = (file: File) => deckImport.receiveFiles([file]);
  return (
    <>
      <FileButton accept="image/*" onFile={receiveFile}>
        {deckSharing.photo}
      </FileButton>
      <FileButton accept=".planar-deck,.txt,.json,text/plain" onFile={receiveFile}>
        {deckSharing.file}
      </FileButton>
    </>
  );
}

function PasteField({ deckImport }: { deckImport: DeckImport }) {
  const { deckSharing } = useWords();
  const [pasted, setPasted] = useState('');
  return (
    <>
      <CardListField
        label={deckSharing.pasteField}
        hint={deckSharing.pasteHint}
        rows={4}
        value={pasted}
        onChange={setPasted}
      />
      <Button
        wide
        disabled={pasted.trim() === ''}
        onClick={() => {
          deckImport.receiveText(pasted);
          setPasted('');
        }}
      >
        {deckSharing.readPasted}
      </Button>
    </>
  );
}
