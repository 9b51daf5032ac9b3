import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './requirements/repository-root.js';
import { requirementsOf, type Requirement } from './requirements/specification-page.js';

export type { Requirement } from './requirements/specification-page.js';

/** Text of `docs/specification.md`. */
export const specificationPage = readFileSync(join(repositoryRoot(), 'docs/specification.md'), 'utf8');

/**
 * Every promise of the specification, as data. A test names the ids that it covers in its title:
 * `it('rejects a revoked token on the next request [DEC-4.12]')`.
 */
export const requirements: readonly Requirement[] = requirementsOf(specificationPage);
