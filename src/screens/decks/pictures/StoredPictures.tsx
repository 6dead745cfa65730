import { useEffect, useMemo, useState } from 'preact/hooks';
import { IconButton } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { cardIdOfCopy } from '../../../rules/planar/planar-card';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import type { PictureFacts, Pictures } from '../../../session/pictures/pictures';
import { pathOf } from '../../../session/routing/routes';
import { PictureThumbnail } from '../../parts/card/PictureThumbnail';
import { useFocusNextRow } from '../../parts/page/use-focus-next-row';
import { cardName, useLanguage, useWords } from '../../parts/words';
import { StorageNotices } from '../StorageNotices';
import styles from './PicturesScreen.module.css';
import { RemovePictures } from './RemovePictures';

/** A list of every card with a picture, and the storage used. */
export function StoredPictures({ pictures }: { pictures: Pictures }) {
  const { pictures: words } = useWords();
  const { catalog } = usePlanarCards();
  const language = useLanguage();
  const factsByCard = pictures.factsByCard.value;
  const sortedPictures = useMemo(() => {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return [...(factsByCard?.values() ?? [])]
      .map((picture) => ({
        facts: picture,
        name: cardName(catalog.value, language, cardIdOfCopy(picture.card)),
      }))
      .toSorted((first, second) => compare(first.name, second.name));
  }, [factsByCard, catalog.value, language]);
  const [list, prepareFocusAfterRemoval] = useFocusNextRow<HTMLUListElement>(sortedPictures.length);
  return (
    <section class={classNames(common.stack3, styles.stored)}>
      <h2>{words.shelf}</h2>
      <StoredPictureNotices pictures={pictures} />
      {factsByCard && (
        <p>
          {factsByCard.size === 0 ? words.none : words.total(factsByCard.size, pictures.totalBytes.value)}
        </p>
      )}
      <SpaceNote pictures={pictures} />
      {factsByCard && factsByCard.size > 0 && (
        <RemovePictures pictures={pictures} factsByCard={factsByCard} />
      )}
      <ul ref={list} class={styles.list}>
        {sortedPictures.map(({ facts, name }, index) => (
          <PictureRow
            key={facts.card}
            facts={facts}
            name={name}
            onRemove={() => {
              prepareFocusAfterRemoval(index);
              pictures.remove([facts.card]);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

/** Notices about problems with stored pictures, and undo for removing them. */
function StoredPictureNotices({ pictures }: { pictures: Pictures }) {
  const { pictures: words } = useWords();
  const failure = pictures.failure.value;
  const unreadableCount = pictures.unreadableCount.value;
  const removedCount = pictures.removedCount.value;
  return (
    <StorageNotices
      failureMessage={failure && words.failed[failure]}
      unreadableMessage={unreadableCount > 0 ? words.unreadable(unreadableCount) : null}
      removedMessage={removedCount > 0 ? words.removed(removedCount) : null}
      onRestore={pictures.restore}
      onDismiss={pictures.discardRemoved}
    />
  );
}

/** The storage used by pictures, and the storage available. */
function SpaceNote({ pictures }: { pictures: Pictures }) {
  const { pictures: words } = useWords();
  const [storageUsage, setStorageUsage] = useState<Awaited<ReturnType<Pictures['storageUsage']>>>(null);
  const count = pictures.factsByCard.value?.size;
  const removedCount = pictures.removedCount.value;
  // Storage changes together with the pictures.
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () => pictures.storageUsage().then((usage) => isCurrent && setStorageUsage(usage)),
      300,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [pictures, count, removedCount]);
  return (
    storageUsage && <p class={common.explanation}>{words.room(storageUsage.used, storageUsage.quota)}</p>
  );
}

interface PictureRowProps {
  facts: PictureFacts;
  name: string;
  onRemove: () => void;
}

function PictureRow({ facts, name, onRemove }: PictureRowProps) {
  const { pictures: words } = useWords();
  const { bytes, width, height } = facts;
  return (
    <li class={styles.row}>
      <a class={styles.link} href={`#${pathOf({ place: 'catalog', card: facts.card })}`}>
        <PictureThumbnail cardId={facts.card} class={styles.thumbnail} />
        <span class={styles.textColumn}>
          <span class={styles.name}>{name}</span>
          <span class={common.explanation}>{words.size(bytes, width, height)}</span>
        </span>
      </a>
      <IconButton icon="close" label={words.remove(name)} class={styles.remove} onClick={onRemove} />
    </li>
  );
}
