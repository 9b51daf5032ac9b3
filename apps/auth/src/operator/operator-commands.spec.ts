import { describe, expect, it } from '@jest/globals';
import { readCommand, USAGE, UsageError } from './operator-commands.js';
import type { OperatedAccount } from './operator-accounts.repository.js';

const account = (values: Partial<OperatedAccount>): OperatedAccount => ({
  id: 1,
  email: 'aiko@example.org',
  name: 'Aiko',
  createdAt: new Date('2026-01-02T03:04:05Z'),
  disabledAt: null,
  lastSignInAt: null,
  secondFactor: false,
  workspaces: [],
  ...values,
});

const run = (args: string[], found: OperatedAccount[] = []): Promise<string> =>
  readCommand(args)(
    {
      list: (_text, limit) => Promise.resolve(found.slice(0, limit)),
      disable: () => Promise.resolve(['acme', 'school']),
      enable: () => Promise.resolve(),
      removePasskeys: () => Promise.resolve(),
      resetSecondFactor: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
      changeEmail: () => Promise.resolve(),
      delete: () => Promise.resolve(),
    },
    {
      listDeleted: () =>
        Promise.resolve([
          {
            id: 7,
            slug: 'acme',
            name: 'Acme\u001b[2J',
            deletedAt: new Date('2026-11-01T10:00:00Z'),
            deletionAt: new Date('2026-12-01T10:00:00Z'),
            purgeBeganAt: null,
          },
        ]),
      restore: () => Promise.resolve(),
    },
  );

describe('the arguments of the operator’s commands', () => {
  it.each([[[]], [['--help']], [['disable', '-h']]])('%j show the commands', async (args) => {
    expect(await run(args)).toBe(USAGE);
  });

  it.each<[string[], RegExp]>([
    [['erase', 'aiko@example.org'], /^erase is not a command/],
    [['delete'], /^delete takes one e-mail address/],
    [['change-email', 'a@example.org'], /^change-email takes the old and the new/],
    [['disable'], /^disable takes one e-mail address/],
    [['enable', 'a@example.org', 'b@example.org'], /^enable takes one e-mail address/],
    [['sign-out', 'a@example.org', '--json'], /^sign-out takes no options/],
    [['list', 'two', 'words'], /in quotes/],
    [['list', '--limit', '0'], /from 1 to 100000/],
    [['list', '--limit', '1e3'], /from 1 to 100000/],
    [['list', '--limit', '100001'], /from 1 to 100000/],
    [['list', '--all'], /--all/],
    [['deleted-workspaces', 'acme'], /takes nothing/],
    [['restore-workspace'], /takes one slug/],
    [['restore-workspace', 'a', 'b'], /takes one slug/],
  ])('%j are refused before anything is opened', (args, sentence) => {
    expect(() => readCommand(args)).toThrow(UsageError);
    expect(() => readCommand(args)).toThrow(sentence);
  });
});

describe('the list of accounts', () => {
  it('has a line for each account, and the count', async () => {
    const listed = await run(
      ['list'],
      [
        account({
          workspaces: [
            { slug: 'acme', role: 'owner' },
            { slug: 'school', role: 'member' },
          ],
          secondFactor: true,
          lastSignInAt: new Date('2026-11-24T23:59:59Z'),
        }),
        account({ email: 'ben@example.org', name: 'Ben', disabledAt: new Date('2026-11-20T00:00:00Z') }),
      ],
    );
    expect(listed).toBe(
      'aiko@example.org (Aiko) · acme: owner, school: member · last sign-in 2026-11-24 · second factor\n' +
        'ben@example.org (Ben) · no workspace · last sign-in never · disabled 2026-11-20\n' +
        '2 accounts.\n',
    );
  });

  it('says that there are more', async () => {
    expect(await run(['list', '--limit', '1'], [account({}), account({})])).toContain('The first 1 accounts');
  });

  it('lets no name write to the terminal', async () => {
    const [line] = (await run(['list'], [account({ name: 'Eve\u001b[2J\n\u202e' })])).split('\n');
    expect(line).toContain('(Eve?[2J??)');
  });

  it('is one JSON object a line with --json', async () => {
    const lines = (await run(['list', '--json'], [account({}), account({ id: 2 })])).trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { id: number }).id)).toEqual([1, 2]);
  });
});

describe('what a command prints', () => {
  it('names the workspaces that have no owner left', async () => {
    expect(await run(['disable', 'aiko@example.org'])).toContain('any longer: acme, school.');
  });

  it('says what a deletion leaves, and which address an account has now', async () => {
    expect(await run(['delete', 'aiko@example.org'])).toContain('aiko@example.org is deleted.');
    expect(await run(['change-email', 'aiko@example.org', 'aiko@example.com'])).toBe(
      'aiko@example.org has the address aiko@example.com now and is signed out. Both addresses got a mail.\n',
    );
  });

  it('lists deleted workspaces with both days, and names the restored one [DEC-4.DELETE-8]', async () => {
    expect(await run(['deleted-workspaces'])).toBe(
      'acme (Acme?[2J) · deleted 2026-11-01 · deleted for good on 2026-12-01\n1 deleted workspace.\n',
    );
    expect(await run(['restore-workspace', 'acme'])).toContain('acme is restored');
  });
});
