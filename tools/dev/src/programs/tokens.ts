import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_TOKENS, pageTokens } from '../build/page-tokens.js';
import { findRepositoryRoot } from '../repository-root.js';

const root = findRepositoryRoot();
await writeFile(join(root, PAGE_TOKENS), await pageTokens(root));
