'use strict';

const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Tests that take one to two minutes on a quiet machine. Without times of an earlier run, Jest begins with the largest files. These are small:
 * they would be the last, each with the other worker idle.
 */
const LONGEST = [
  'tools/images/src/purge/workspace-purge.int-spec.ts',
  'apps/platform-e2e/src/api/document/code-samples.e2e-spec.ts',
  'apps/platform-e2e/src/api/document/reference.e2e-spec.ts',
  'apps/platform-e2e/src/guides/guide-code.e2e-spec.ts',
  'tools/images/src/revocation/revocations-everywhere.int-spec.ts',
  'apps/platform-e2e/src/resilience/killed-parts.e2e-spec.ts',
  'tools/faults/src/short-selection.int-spec.ts',
].map((path) => join(__dirname, '..', '..', path));

for (const path of LONGEST)
  if (!existsSync(path)) throw new Error(`LONGEST names a test that is not there: ${path}`);

/** Begins with the longest tests. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => (LONGEST.includes(path) ? LONGEST.indexOf(path) : LONGEST.length);
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
};
