// Lays beside the page the licences of everything by others that is built into it: code and fonts.
import { readFile, writeFile } from "node:fs/promises";

const web = new URL("../", import.meta.url);
const read = async (file) => JSON.parse(await readFile(new URL(file, web), "utf8"));

/** Every package that the page is built from, with those that it needs itself. */
async function packagesOf(names) {
  const found = new Map();
  const waiting = [...names];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (!found.has(name)) {
      const about = await read(`node_modules/${name}/package.json`);
      found.set(name, about);
      waiting.push(...Object.keys(about.dependencies ?? {}));
    }
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

async function textOf({ name, license }) {
  try {
    return (await readFile(new URL(`node_modules/${name}/LICENSE`, web), "utf8")).trim();
  } catch {
    return `The licence has the identifier ${license}: https://spdx.org/licenses/${license}.html`;
  }
}

const { dependencies } = await read("package.json");
const parts = [];
for (const about of await packagesOf(Object.keys(dependencies))) {
  const title = `${about.name} ${about.version} (${about.license})`;
  parts.push(`${title}\n${"=".repeat(title.length)}\n\n${await textOf(about)}\n`);
}
await writeFile(new URL("../src/pushluck/server/static/licences.txt", web), parts.join("\n\n"));
