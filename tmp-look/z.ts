import { zipSync } from 'fflate';
import { openZip } from '../src/session/zip-entries';
const z = zipSync({'bant.jpg': new TextEncoder().encode('a'), 'naya.jpg': new TextEncoder().encode('b')});
for (const n of [120, 100, 23]) {
const zip = await openZip(new Blob([z.slice(0,z.length-n) as any]));
console.log(zip.count);
for await (const e of zip.entries) { const c=await e.content(); console.log(e.path, typeof c==='string'?c:await c.text()); }
}
