import { beforeAll, describe, expect, it } from '@jest/globals';
import { ApiCaller } from '../../client/api-caller.js';
import { screenAccessToken } from '../../client/screen-session.js';
import { testDeployment } from '../../client/deployment.js';
import { joinedMember } from '../../running/joined-member.js';
import { newOwner, type Owner } from '../../running/owner.js';
import { expectError } from '../error-body.js';
import type { Board } from '../resources.js';

const ROLES = ['admin', 'member', 'viewer'] as const;

describe('a private board', () => {
  let owner: Owner;
  let board: Board;
  const callers = new Map<string, ApiCaller>();
  const ids = new Map<string, number>();

  beforeAll(async () => {
    const deployment = await testDeployment();
    owner = await newOwner(deployment);
    const screenOf = async (name: string, role: (typeof ROLES)[number]): Promise<void> => {
      const joined = await joinedMember(deployment, owner, role);
      ids.set(name, joined.id);
      callers.set(
        name,
        new ApiCaller(deployment.apiUrl, await screenAccessToken(deployment, joined.account)),
      );
    };
    callers.set('owner', owner.screen).set('token', owner.api);
    for (const role of ROLES) await screenOf(role, role);
    await screenOf('maker', 'member');
    board = await callers.get('maker')!.must<Board>('POST', '/boards', {
      name: 'Mine alone',
      visibility: 'private',
    });
  });

  const sees = async (name: string): Promise<boolean[]> => {
    const caller = callers.get(name)!;
    const listed = await caller.must<Board[]>('GET', '/boards');
    return [
      (await caller.get(`/boards/${board.id}`)).status === 200,
      listed.some(({ id }) => id === board.id),
    ];
  };

  it('is visible to its creator, owners, admins and tokens without being added [DEC-3.5, DEC-3.6]', async () => {
    for (const name of ['maker', 'owner', 'admin', 'token'])
      expect({ name, sees: await sees(name) }).toEqual({ name, sees: [true, true] });
  });

  it('is hidden from members and viewers until they are added [DEC-3.5, DEC-3.7, DEC-3.9]', async () => {
    for (const name of ['member', 'viewer']) {
      expect({ name, sees: await sees(name) }).toEqual({ name, sees: [false, false] });
      expectError(await callers.get(name)!.get(`/boards/${board.id}`), 404, 'not_found');
    }
    const memberIds = [...ids].filter(([name]) => name !== 'admin').map(([, id]) => id);
    await callers.get('maker')!.must('PUT', `/boards/${board.id}/members`, { memberIds });
    for (const name of ['member', 'viewer'])
      expect({ name, sees: await sees(name) }).toEqual({ name, sees: [true, true] });
  });
});
