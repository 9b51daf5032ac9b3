import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../api/api-error.js';
import type { ApiRequest } from '../api/api-port.js';
import type { Api } from '../session/api.js';
import { setMembership } from './set-membership.js';

/** The members of one board, with a version as the entity tag. */
class Board {
  version = 1;
  puts = 0;
  /** Runs before a write, as another person would. */
  before: () => void = () => undefined;

  constructor(public members: number[]) {}

  readonly call = ((method: string, _path: string, request?: ApiRequest) => {
    if (method === 'PUT') {
      this.puts += 1;
      this.before();
      if (request?.headers?.['if-match'] !== `"${this.version}"`)
        return Promise.reject(new ApiError(412, 'precondition_failed', 'It has changed.'));
      this.members = (request?.body as { memberIds: number[] }).memberIds;
      this.version += 1;
    }
    const body = this.members.map((memberId) => ({ memberId, name: `Member ${memberId}` }));
    return Promise.resolve({ status: 200, body, headers: new Headers({ etag: `"${this.version}"` }) });
  }) as Api['call'];

  add(memberId: number): void {
    this.members = [...this.members, memberId];
    this.version += 1;
  }
}

describe('the membership of a board', () => {
  it('is added and removed, and the others stay', async () => {
    const board = new Board([7]);
    await setMembership(board, 3, { memberId: 8, isMember: true });
    expect(board.members).toEqual([7, 8]);
    await setMembership(board, 3, { memberId: 7, isMember: false });
    expect(board.members).toEqual([8]);
  });

  it('keeps a member whom another person adds at the same time', async () => {
    const board = new Board([7]);
    board.before = () => {
      if (board.puts === 1) board.add(9);
    };
    const members = await setMembership(board, 3, { memberId: 8, isMember: true });
    expect(members.map(({ memberId }) => memberId)).toEqual([7, 9, 8]);
  });

  it('gives up on a board that changes before every write', async () => {
    const board = new Board([7]);
    board.before = () => board.add(100 + board.puts);
    await expect(setMembership(board, 3, { memberId: 8, isMember: true })).rejects.toThrow('It has changed.');
    expect(board.puts).toBe(3);
  });
});
