import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { classNames } from '../../design/class-names';
import { FileButton } from '../../design/FileButton';
import { useSession } from '../../session/session';
import { ListField } from '../parts/ListField';
import page from '../parts/page.module.css';
import { useWords } from '../parts/words';
import { CodeCamera } from './CodeCamera';
import { DeckNotices } from './DeckNotices';
import { GatheredCodes } from './GatheredCodes';
import { PageHead } from './PageHead';
import { ReceivedDecks } from './ReceivedDecks';
import { ReceivedPictures } from './ReceivedPictures';
import styles from './ReceiveScreen.module.css';

/** Planar decks that come from others: by camera, photo, file, paste, or shared with the app from outside. */
export function ReceiveScreen({ isLost }: { isLost: boolean }) {
  const { travel } = useWords();
  const { app, deckPost, openDeckPost, openDecks } = useSession();
  const [pasted, setPasted] = useState('');
  const post = deckPost.value;
  const trouble = post?.trouble.value;

  useEffect(() => {
    openDecks();
    openDeckPost();
  }, [openDecks, openDeckPost]);

  useEffect(() => {
    if (isLost) post?.reportLost();
    post?.takeShared().catch(app.reportMissingPart);
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
              <GatheredCodes post={post} />
              <p class={styles.bad} role="alert">
                {trouble && travel.troubles[trouble]}
              </p>
              <ReceivedDecks post={post} />
              <ReceivedPictures post={post} />
            </section>
            <section class={styles.part}>
              <CodeCamera post={post} />
              <FileButton accept="image/*" onFile={(file) => post.takeFiles([file])}>
                {travel.photo}
              </FileButton>
              <FileButton
                accept=".planar-deck,.txt,.json,text/plain"
                onFile={(file) => post.takeFiles([file])}
              >
                {travel.file}
              </FileButton>
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
            </section>
          </>
        )}
      </div>
    </main>
  );
}
