import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import { FileButton } from '../../../design/FileButton';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useDecks } from '../../../session/contexts/use-decks';
import { useDevice } from '../../../session/contexts/use-device';
import type { DeckImport } from '../../../session/decks/deck-import';
import { ListField } from '../../parts/field/ListField';
import page from '../../parts/page/page.module.css';
import { useWords } from '../../parts/words';
import { DeckNotices } from '../DeckNotices';
import { PageHead } from '../PageHead';
import { CodeCamera } from './CodeCamera';
import { ReceivedDecks } from './ReceivedDecks';
import { ReceivedGame } from './ReceivedGame';
import { ReceivedPictures } from './ReceivedPictures';
import styles from './ReceiveScreen.module.css';
import { ScanProgress } from './ScanProgress';

/** Receives planar decks, and a game: by camera, photo, file, paste, or shared with the app. */
export function ReceiveScreen({ isLost }: { isLost: boolean }) {
  const { travel } = useWords();
  const app = useAppState();
  const { deckImport, decks } = useDecks();
  const post = deckImport.value;
  const trouble = post?.trouble.value;
  const { device } = useDevice();
  const handover = device.value?.handover;
  const received = (post?.received.value.length ?? 0) + (handover?.value?.received.value ? 1 : 0);

  useEffect(() => {
    decks.request();
    deckImport.request();
  }, [decks.request, deckImport.request]);
  useEffect(() => handover?.request(), [handover]);

  useEffect(() => {
    if (isLost) post?.reportLost();
    post?.takeSharedFiles().catch(app.reportMissingPart);
  }, [post, isLost, app]);

  return (
    <main
      class={page.screen}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        post?.takeFiles([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <div class={classNames(page.page, styles.page)}>
        <PageHead
          title={travel.receive}
          lead={travel.receiveLead}
          otherwise={{ place: 'myDecks', deck: null }}
        >
          <DeckNotices />
        </PageHead>
        {post && (
          <>
            <section class={styles.news}>
              <ScanProgress post={post} />
              {handover?.value && <ReceivedGame handover={handover.value} />}
              <p class={styles.bad} role="alert">
                {trouble && travel.troubles[trouble]}
              </p>
              <ReceivedDecks post={post} />
              <ReceivedPictures post={post} />
            </section>
            <section class={styles.part}>
              <CodeCamera post={post} received={received} />
              <ReceiveFile post={post} />
              <PasteField post={post} />
            </section>
          </>
        )}
      </div>
    </main>
  );
}

function ReceiveFile({ post }: { post: DeckImport }) {
  const { travel } = useWords();
  const take = (file: File) => post.takeFiles([file]);
  return (
    <>
      <FileButton accept="image/*" onFile={take}>
        {travel.photo}
      </FileButton>
      <FileButton accept=".planar-deck,.txt,.json,text/plain" onFile={take}>
        {travel.file}
      </FileButton>
    </>
  );
}

function PasteField({ post }: { post: DeckImport }) {
  const { travel } = useWords();
  const [pasted, setPasted] = useState('');
  return (
    <>
      <ListField
        label={travel.pasteField}
        hint={travel.pasteHint}
        rows={4}
        value={pasted}
        onType={setPasted}
      />
      <Button
        wide
        disabled={pasted.trim() === ''}
        onClick={() => {
          post.takeText(pasted);
          setPasted('');
        }}
      >
        {travel.readPasted}
      </Button>
    </>
  );
}
