import { describe, expect, it } from '@jest/globals';
import { Followers, type Follower } from './followers.js';

const follower = (workspaceId: number, boardId: number): Follower => ({
  workspaceId,
  boardId,
  onDeparture: () => undefined,
  onLost: () => undefined,
});

describe('the followers of boards', () => {
  it('are those of the board, or of the workspace if the board is unknown', () => {
    const followers = new Followers();
    const [one, same, other, elsewhere] = [
      follower(1, 10),
      follower(1, 10),
      follower(1, 11),
      follower(2, 20),
    ] as const;
    for (const each of [one, same, other, elsewhere]) followers.add(each);
    expect(followers.concernedBy({ workspaceId: 1, boardId: 10 })).toEqual([one, same]);
    expect(followers.concernedBy({ workspaceId: 1, boardId: undefined })).toEqual([one, same, other]);
    // A board of another workspace.
    expect(followers.concernedBy({ workspaceId: 2, boardId: 10 })).toEqual([]);
    expect(followers.concernedBy({ workspaceId: 3, boardId: undefined })).toEqual([]);
    expect(followers.all()).toHaveLength(4);
  });

  it('looks at no follower that a departure does not concern', () => {
    const followers = new Followers();
    let looks = 0;
    for (let board = 1; board <= 1_000; board += 1) {
      const get = (target: Follower, name: keyof Follower): unknown => {
        looks += 1;
        return target[name];
      };
      followers.add(new Proxy(follower(1, board), { get: get as ProxyHandler<Follower>['get'] & object }));
    }
    looks = 0;
    expect(followers.concernedBy({ workspaceId: 1, boardId: 500 })).toHaveLength(1);
    expect(looks).toBe(0);
  });

  it('are empty again when each is deleted, once', () => {
    const followers = new Followers();
    const all = [follower(1, 10), follower(1, 10), follower(2, 20)];
    for (const each of all) followers.add(each);
    for (const each of all) expect(followers.delete(each)).toBe(true);
    expect(followers.isEmpty).toBe(true);
    expect(followers.delete(all[0] as Follower)).toBe(false);
  });
});
