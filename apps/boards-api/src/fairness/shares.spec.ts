import { describe, expect, it } from '@jest/globals';
import { ServiceBusyError, TooManyRequestsError } from '@kiban/contracts';
import { callerAs } from '../testing/caller-as.js';
import { Shares } from '@kiban/http-kit';
import { WaitingLine } from './waiting-line.js';

const caller = (memberId: number, workspaceId = 1): ReturnType<typeof callerAs> => {
  const made = callerAs({ id: memberId, name: 'A member', role: 'member' }, workspaceId);
  return { ...made, principal: { ...made.principal, credentialId: `token:${memberId}` } };
};
const made = (): Shares => new Shares('things', { principal: 2, workspace: 3, process: 5 });

describe('shares', () => {
  it('bound a credential and a workspace with 429, and the process with 503', () => {
    const shares = made();
    shares.take(caller(1), 2);
    expect(() => shares.take(caller(1))).toThrow(TooManyRequestsError);
    shares.take(caller(2));
    expect(() => shares.take(caller(3))).toThrow(TooManyRequestsError);
    shares.take(caller(4, 2), 2);
    expect(() => shares.take(caller(5, 3))).toThrow(ServiceBusyError);
  });

  it('are returned once', () => {
    const shares = made();
    const release = shares.take(caller(1));
    const other = shares.take(caller(1));
    release();
    release();
    const again = shares.take(caller(1));
    expect(() => shares.take(caller(1))).toThrow(TooManyRequestsError);
    again();
    other();
    shares.take(caller(1), 2)();
  });

  it('admit work larger than a share if nothing else is in use', () => {
    const shares = made();
    const release = shares.take(caller(1), 9);
    expect(() => shares.take(caller(2, 2))).toThrow(ServiceBusyError);
    release();
    shares.take(caller(2, 2))();
  });
});

describe('a waiting line', () => {
  it('runs two of a credential at a time, lets others pass, and rejects what would wait too long', async () => {
    const line = new WaitingLine(made(), { ofWorkspace: 1 });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const run = (name: string, as: ReturnType<typeof caller>): Promise<string> =>
      line.run(as, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return name;
      });
    const all = [run('a', caller(1)), run('b', caller(1)), run('c', caller(1)), run('d', caller(2, 2))];
    await expect(run('e', caller(1))).rejects.toThrow(TooManyRequestsError);
    expect(begun).toEqual(['a', 'b', 'd']);
    ends[0]?.();
    expect(await all[0]).toBe('a');
    await Promise.resolve();
    expect(begun).toEqual(['a', 'b', 'd', 'c']);
    for (const end of ends) end();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('admits the next one after a failure', async () => {
    const line = new WaitingLine(new Shares('things', { principal: 1, workspace: 1, process: 1 }), {
      ofWorkspace: 1,
    });
    const failing = line.run(caller(1), () => Promise.reject(new Error('failed')));
    const next = line.run(caller(1), () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });

  it('rejects work that waited too long, and frees its slot', async () => {
    const line = new WaitingLine(made(), { ofWorkspace: 1, ms: 1 });
    const release = await line.take(caller(1), 2);
    await expect(line.take(caller(1), 1)).rejects.toThrow(TooManyRequestsError);
    const next = line.take(caller(1), 1);
    release();
    (await next)();
  });
});
