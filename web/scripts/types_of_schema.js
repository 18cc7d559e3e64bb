// Reads a JSON Schema of the message types from standard input and writes TypeScript to standard output.
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(await text(process.stdin));
const types = await compile(schema, schema.title, {
  additionalProperties: false,
  bannerComment: "",
  ignoreMinAndMaxItems: true,
  style: { printWidth: 100 },
});
process.stdout.write(types.trimStart());
