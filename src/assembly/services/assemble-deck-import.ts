import { scanForCodes } from '../../device/camera/code-camera';
import { createCodeReader } from '../../device/camera/code-reader';
import { takeSharedFiles } from '../../device/files/launched-files';
import { createDeckImport, type DeckImport, type DeckImportPorts } from '../../session/decks/deck-import';
import { readLabeledDeck, readUnlabeledDeck, writeDeckExport } from '../../storage/decks/deck-export';

export function assembleDeckImport(receiveGameCode: DeckImportPorts['receiveGameCode']): DeckImport {
  return createDeckImport({
    readLabeledDeck,
    readUnlabeledDeck,
    writeDeckExport,
    codeReader: createCodeReader(),
    scanForCodes,
    takeSharedFiles,
    receiveGameCode,
  });
}
