import { decisionsApi } from './requirements/decisions-api.js';
import { decisionsEvents } from './requirements/decisions-events.js';
import { decisionsResources } from './requirements/decisions-resources.js';
import type { Requirement } from './requirements/requirement.js';
import { specificationInterfaces } from './requirements/specification-interfaces.js';
import { specificationResources } from './requirements/specification-resources.js';

export type { Requirement } from './requirements/requirement.js';

/**
 * Every promise of the interface specification and of the product decisions, as data. A test says which
 * it guards by naming it in its title: `it('refuses a revoked token on the next request [DEC-4.12]')`.
 * Sentences of the specification that only say that something is not shown promise nothing and are absent:
 * the decisions settle them.
 */
export const requirements: readonly Requirement[] = [
  ...specificationResources,
  ...specificationInterfaces,
  ...decisionsApi,
  ...decisionsResources,
  ...decisionsEvents,
];
