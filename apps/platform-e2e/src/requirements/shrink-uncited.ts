import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requirements } from '../requirements.js';
import { citedRequirements } from './cited-requirements.js';

/** Removes cited ids from the list: `node apps/platform-e2e/dist/src/requirements/shrink-uncited.js`. */
const file = fileURLToPath(new URL('../../../requirements-uncited.json', import.meta.url));
const cited = citedRequirements(fileURLToPath(new URL('../../../../..', import.meta.url)));
const listed = JSON.parse(readFileSync(file, 'utf8')) as string[];
const waiting = requirements.map(({ id }) => id).filter((id) => listed.includes(id) && !cited.has(id));
writeFileSync(file, `${JSON.stringify(waiting, null, 2)}\n`);
process.stdout.write(`${waiting.length} of ${requirements.length} requirements have no test.\n`);
