import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";

/** What is fetched when it is needed for the first time. All else is one file, or the first screen waits for ten. */
const LATER =
  /uqr|\.css|\/app\/Sheet|\/sound\/synth|\/bones\/(?!anatomy|art|Bone|faces)|\/home\/(?!opening|FirstThrow|SitDown)|\/table\/(AlsoHere|Lobby|SlabArea|TableSettings|Turning)/;

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/pushluck/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Names what belongs to the first screen, so that its size can be checked.
    manifest: true,
    // Everything has an address of its own: the policy of the page allows no font inside a style sheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        assetFileNames: ({ originalFileNames: [path = ""] }) => {
          // The server tells browsers early which catalogue they will need.
          const language = path.match(/locales\/(\w+)\//)?.[1];
          return `assets/[name]${language ? `-${language}` : ""}-[hash][extname]`;
        },
        codeSplitting: { groups: [{ name: "table", test: (id) => !LATER.test(id) }] },
      },
    },
  },
  server: {
    // The catalogues lie beside the Python code.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.{ts,tsx}"], environment: "node" },
});
