import { join } from 'node:path';
import { checkCommitSubjects } from '../check-run/commit-subjects.js';
import { findRepositoryRoot } from '../repository-root.js';

/** The step of `npm run check` that reads the subjects of commits. */
const folder = findRepositoryRoot();
const { ok, text } = checkCommitSubjects({ folder, config: join(folder, 'commitlint.config.mjs') });
if (text !== '') process.stdout.write(`${text}\n`);
process.exitCode = ok ? 0 : 1;
