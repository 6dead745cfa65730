import { scanForQrCodes } from '../../device/camera/code-camera';
import { createCodeReader } from '../../device/camera/qr-code-reader';
import { takeSharedFiles } from '../../device/files/launched-files';
import { createDeckImport, type DeckImport, type DeckImportPorts } from '../../session/decks/deck-import';
import { readUnversionedDeck, readVersionedDeck, writeDeckExport } from '../../storage/decks/deck-export';

export function assembleDeckImport(receiveGameCode: DeckImportPorts['receiveGameCode']): DeckImport {
  return createDeckImport({
    readVersionedDeck,
    readUnversionedDeck,
    toFileData: writeDeckExport,
    codeReader: createCodeReader(),
    scanForCodes: scanForQrCodes,
    takeSharedFiles,
    receiveGameCode,
  });
}
