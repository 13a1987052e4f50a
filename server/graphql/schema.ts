import { readdirSync } from 'node:fs';
import { builder } from './builder.ts';

/** Each file of `nouns/` adds its types and fields to the builder. The folder is the list: no noun can be forgotten. */
const nouns = readdirSync(new URL('./nouns', import.meta.url)).filter((file) => /^[\w-]+\.ts$/.test(file));
for (const file of nouns.sort()) await import(`./nouns/${file.slice(0, -'.ts'.length)}.ts`);

export const schema = builder.toSchema();
