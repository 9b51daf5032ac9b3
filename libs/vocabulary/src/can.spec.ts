import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { adminsProperties, can, leastRoles, ownersProperties } from './can.js';

const RIGHTS = readFileSync(new URL('../../../docs/security/rights.md', import.meta.url), 'utf8');

const DOCUMENT = JSON.parse(
  readFileSync(new URL('../../contracts/openapi/openapi.json', import.meta.url), 'utf8'),
) as {
  components: { schemas: { UpdateWorkspace: { properties: Record<string, { description?: string }> } } };
};

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

  it('has the properties of a workspace that only an owner changes', () => {
    const { properties } = DOCUMENT.components.schemas.UpdateWorkspace;
    const isOwners = (name: string): boolean => /^Owner only/.test(properties[name]?.description ?? '');
    const ofOwners = Object.keys(properties).filter(isOwners);
    expect(ofOwners.sort()).toEqual(Object.keys(ownersProperties).sort());
    expect(Object.keys(properties).filter((name) => !isOwners(name))).toEqual([...adminsProperties]);
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
