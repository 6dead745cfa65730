/**
 * Writes a backup file as this version of the app makes it, for tests of later versions:
 * TSX_TSCONFIG_PATH=tsconfig.base.json node --import tsx tests/support/storage/write-backup-fixture.ts 1
 */
import 'fake-indexeddb/auto';
import { writeFile } from 'node:fs/promises';
import { fillPhone } from './filled-phone';
import { openPhoneStorage } from './phone-storage';

const [version] = process.argv.slice(2);
if (!version) throw new Error('Say the number of the format.');
const phone = await openPhoneStorage();
await fillPhone(phone);
const file = await phone.backUp();
const path = new URL(`../../fixtures/backup-v${version}.planar-backup`, import.meta.url);
await writeFile(path, new Uint8Array(await file.arrayBuffer()));
console.log(`${path.pathname}: ${file.size} bytes`);
process.exit();
