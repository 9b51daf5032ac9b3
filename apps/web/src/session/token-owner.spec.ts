import { expect, it } from '@jest/globals';
import type { Me } from './me.js';
import { TokenOwner } from './token-owner.js';

const person = (memberId: number, workspaceId = 1): Me =>
  ({ member: { id: memberId }, workspace: { id: workspaceId } }) as Me;

/** People by their tokens, and the tokens that were asked for. */
function asking(people: Readonly<Record<string, Me>>): { owner: TokenOwner; asked: string[] } {
  const asked: string[] = [];
  const owner = new TokenOwner((token) => {
    asked.push(token);
    const me = people[token];
    return me ? Promise.resolve(me) : Promise.reject(new TypeError('no response'));
  });
  return { owner, asked };
}

it('takes each token before the page has an owner', async () => {
  const { owner, asked } = asking({});
  expect(await owner.strangerOf('a')).toBeNull();
  expect(asked).toEqual([]);
});

it('asks once for a renewed token, also for concurrent requests', async () => {
  const { owner, asked } = asking({ renewed: person(7) });
  owner.confirm(person(7), 'first');
  expect(await owner.strangerOf('first')).toBeNull();
  expect(await Promise.all([owner.strangerOf('renewed'), owner.strangerOf('renewed')])).toEqual([null, null]);
  expect(await owner.strangerOf('renewed')).toBeNull();
  expect(asked).toEqual(['renewed']);
});

it('names another person, and the same one in another workspace', async () => {
  const { owner, asked } = asking({ other: person(8), elsewhere: person(7, 2), own: person(7) });
  owner.confirm(person(7), 'first');
  expect(await owner.strangerOf('other')).toEqual(person(8));
  expect(await owner.strangerOf('other')).toEqual(person(8));
  expect(await owner.strangerOf('elsewhere')).toEqual(person(7, 2));
  expect(await owner.strangerOf('own')).toBeNull();
  expect(asked).toEqual(['other', 'elsewhere', 'own']);
});

it('keeps its owner when another person is read later', async () => {
  const { owner } = asking({ other: person(8) });
  owner.confirm(person(7), 'first');
  owner.confirm(person(8), 'other');
  expect(await owner.strangerOf('other')).toEqual(person(8));
  expect(await owner.strangerOf('first')).toBeNull();
});

it('asks again after a request without a response', async () => {
  const people: Record<string, Me> = {};
  const { owner, asked } = asking(people);
  owner.confirm(person(7), null);
  await expect(owner.strangerOf('a')).rejects.toThrow('no response');
  people['a'] = person(8);
  expect(await owner.strangerOf('a')).toEqual(person(8));
  expect(asked).toEqual(['a', 'a']);
});
