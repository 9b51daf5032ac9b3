#!/usr/bin/env node
// Writes the pages under /docs, and /llms.txt: node tools/guides/bin/guides.mjs [<folder of the origin>]
// Without a folder they go where both edges serve them from, as `npm start` has them.
import { fileURLToPath } from 'node:url';
import { buildGuides, writeGuides } from '../dist/src/build-guides.js';

const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));
const [folder] = process.argv.slice(2);
await (folder === undefined ? buildGuides(repositoryRoot) : writeGuides(repositoryRoot, folder));
