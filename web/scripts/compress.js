// Lays beside each file of the build what a browser can be sent in its place.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";

const folder = new URL("../../src/pushluck/server/static/assets/", import.meta.url);
for (const name of await readdir(folder)) {
  if (/\.(js|css|svg|ftl)$/.test(name)) {
    const content = await readFile(new URL(name, folder));
    await writeFile(new URL(`${name}.br`, folder), brotliCompressSync(content));
    await writeFile(new URL(`${name}.gz`, folder), gzipSync(content, { level: 9 }));
  }
}
