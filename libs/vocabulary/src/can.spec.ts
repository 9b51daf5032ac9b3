import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { can, leastRoles } from './can.js';

const RIGHTS = readFileSync(new URL('../../../docs/security/rights.md', import.meta.url), 'utf8');

/** Who may call an operation, by its rule in the catalogue. */
const ROLE_OF_RULE: Readonly<Record<string, string>> = {
  'boards:workspace': 'member',
  'boards:write': 'member',
  'screen:admin': 'admin',
  'webhooks:manage': 'admin',
  'screen:owner': 'owner',
};

function ruleOf(operation: string): string | undefined {
  return new RegExp(`^\\| ${operation} +\\|[^|]+\\| \`([^\`]+)\``, 'm').exec(RIGHTS)?.[1];
}

describe('what a client offers', () => {
  it.each(Object.entries(leastRoles))('has the rule of the API: %s', (operation, role) => {
    expect(ROLE_OF_RULE[ruleOf(operation) ?? '']).toBe(role);
  });

  it('is for the least role and those above it', () => {
    expect(can({ role: 'viewer' }, 'updateCard')).toBe(false);
    expect(can({ role: 'member' }, 'updateCard')).toBe(true);
    expect(can({ role: 'member' }, 'updateWorkspace')).toBe(false);
    expect(can({ role: 'admin' }, 'updateWorkspace')).toBe(true);
    expect(can({ role: 'admin' }, 'demandSecondFactor')).toBe(false);
    expect(can({ role: 'owner' }, 'demandSecondFactor')).toBe(true);
  });
});
