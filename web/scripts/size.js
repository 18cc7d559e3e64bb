// Fails where the first screen is heavier than it may be: everything that is loaded before somebody can throw.
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

const BUDGET = { js: 60_000, css: 20_000 };
/** The catalogue of the one language that is spoken; the largest counts. */
const LANGUAGE = /\/web\.ftl$/;

const folder = new URL("../../src/pushluck/server/static/", import.meta.url);
const read = async (file) => {
  try {
    return await readFile(new URL(file, folder));
  } catch {
    console.error("There is no build to weigh. Run: npm run build");
    process.exit(1);
  }
};
const weigh = async (file) => gzipSync(await read(file), { level: 9 }).length;

// The page names everything that its script imports at once.
const page = String(await read("index.html"));
const sizes = { js: 0, css: 0 };
for (const [, file, kind] of page.matchAll(/"\/(assets\/[^"]+\.(js|css))"/g)) {
  sizes[kind] += await weigh(file);
}
const manifest = Object.entries(JSON.parse(String(await read(".vite/manifest.json"))));
const languages = manifest.filter(([key]) => LANGUAGE.test(key)).map(([, { file }]) => weigh(file));
sizes.js += Math.max(...(await Promise.all(languages)));

for (const [kind, most] of Object.entries(BUDGET)) {
  const text = `${kind}: ${(sizes[kind] / 1000).toFixed(1)} of ${most / 1000} kB gzipped on the first screen`;
  if (sizes[kind] > most) {
    console.error(`Too heavy. ${text}`);
    process.exitCode = 1;
  } else {
    console.log(text);
  }
}
