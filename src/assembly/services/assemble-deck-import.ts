import { scanForQrCodes } from '../../device/camera/qr-code-camera';
import { createQrCodeReader } from '../../device/camera/qr-code-reader';
import { takeSharedFiles } from '../../device/files/launched-files';
import { createDeckImport, type DeckImport, type DeckImportPorts } from '../../session/decks/deck-import';
import { deckFileData, readUnversionedDeck, readVersionedDeck } from '../../storage/decks/deck-export';

export function assembleDeckImport(receiveGameCode: DeckImportPorts['receiveGameCode']): DeckImport {
  return createDeckImport({
    readVersionedDeck,
    readUnversionedDeck,
    deckFileData,
    codeReader: createQrCodeReader(),
    scanForCodes: scanForQrCodes,
    takeSharedFiles,
    receiveGameCode,
  });
}
