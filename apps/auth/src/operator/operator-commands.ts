import { parseArgs } from 'node:util';
import type { OperatorAccounts } from './operator-accounts.js';
import type { OperatedAccount } from './operator-accounts.repository.js';
import type { OperatorWorkspaces } from './operator-workspaces.js';

export const USAGE = `admin: what the operator of an instance does with accounts and deleted workspaces

  admin list [TEXT]                 accounts whose e-mail address or name has the text
                                    [--json] one JSON object a line  [--limit N] 1000 unless set
  admin disable EMAIL               ends all access; the person cannot sign in
  admin enable EMAIL                the person can sign in again
  admin reset-second-factor EMAIL   removes a lost second factor and ends all sign-ins
  admin remove-passkeys EMAIL       removes all passkeys and ends all sign-ins
  admin sign-out EMAIL              ends all sign-ins of the person
  admin change-email OLD NEW        sets another address after a lost mailbox, and ends all sign-ins
  admin delete EMAIL                deletes the account; it cannot be undone
  admin deleted-workspaces          workspaces that an owner deleted, until they are deleted for good
  admin restore-workspace SLUG      undoes the deletion; everything in it works as before

The setting SIGN_UP=closed stops new accounts.
`;

const LIMIT_MAX = 100_000;

/** Wrong arguments; the message says what is wrong. */
export class UsageError extends Error {}

type Accounts = Pick<
  OperatorAccounts,
  | 'changeEmail'
  | 'delete'
  | 'disable'
  | 'enable'
  | 'list'
  | 'removePasskeys'
  | 'resetSecondFactor'
  | 'signOut'
>;
type Workspaces = Pick<OperatorWorkspaces, 'listDeleted' | 'restore'>;
type Command = (accounts: Accounts, workspaces: Workspaces) => Promise<string>;

/**
 * Reads the arguments before anything is opened.
 * @returns the command, which resolves to what it prints
 * @throws UsageError
 */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = readArguments(args);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) return () => Promise.resolve(USAGE);
  if (name === 'list') return listing(rest, values);
  if (values.json || values.limit !== undefined)
    throw new UsageError(`${name} takes no options; see admin --help.`);
  switch (name) {
    case 'disable':
      return disabling(emailOf(name, rest));
    case 'enable':
      return done(emailOf(name, rest), 'can sign in again', (accounts, email) => accounts.enable(email));
    case 'reset-second-factor':
      return done(
        emailOf(name, rest),
        'has no second factor and is signed out. The password alone signs in now: ask the person for a new one',
        (accounts, email) => accounts.resetSecondFactor(email),
      );
    case 'remove-passkeys':
      return done(emailOf(name, rest), 'has no passkey and is signed out', (accounts, email) =>
        accounts.removePasskeys(email),
      );
    case 'sign-out':
      return done(emailOf(name, rest), 'is signed out everywhere', (accounts, email) =>
        accounts.signOut(email),
      );
    case 'change-email':
      return changingEmail(rest);
    case 'delete':
      return done(
        emailOf(name, rest),
        'is deleted. What the person wrote stays with its workspaces, without the name',
        (accounts, email) => accounts.delete(email),
      );
    case 'deleted-workspaces':
      if (rest.length > 0) throw new UsageError('deleted-workspaces takes nothing; see admin --help.');
      return listingDeleted;
    case 'restore-workspace':
      return restoring(rest);
    default:
      throw new UsageError(`${name} is not a command; see admin --help.`);
  }
}

interface Options {
  help?: boolean;
  json?: boolean;
  limit?: string;
}

function readArguments(args: readonly string[]): { values: Options; positionals: string[] } {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        limit: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function emailOf(name: string, [email, ...more]: readonly string[]): string {
  if (email === undefined || more.length > 0)
    throw new UsageError(`${name} takes one e-mail address; see admin --help.`);
  return email;
}

function listing([text = '', ...more]: readonly string[], { json, limit = '1000' }: Options): Command {
  if (more.length > 0) throw new UsageError('list takes one text; put a text with spaces in quotes.');
  const count = Number(limit);
  if (!/^\d+$/.test(limit) || count < 1 || count > LIMIT_MAX)
    throw new UsageError(`--limit must be a number from 1 to ${LIMIT_MAX}.`);
  return async (accounts) => {
    const found = await accounts.list(text, count + 1);
    const shown = found.slice(0, count);
    const lines = shown.map((account) => (json ? JSON.stringify(account) : lineOf(account)));
    if (!json) lines.push(summaryOf(shown.length, found.length > count));
    return lines.map((line) => `${line}\n`).join('');
  };
}

function lineOf({
  email,
  name,
  workspaces,
  secondFactor,
  disabledAt,
  lastSignInAt,
}: OperatedAccount): string {
  return [
    `${email} (${plain(name)})`,
    workspaces.map(({ slug, role }) => `${slug}: ${role}`).join(', ') || 'no workspace',
    `last sign-in ${day(lastSignInAt)}`,
    ...(secondFactor ? ['second factor'] : []),
    ...(disabledAt ? [`disabled ${day(disabledAt)}`] : []),
  ].join(' · ');
}

const day = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? 'never';

/** A name cannot control the operator’s terminal. */
const plain = (name: string): string => name.replaceAll(/\p{C}/gu, '?');

function summaryOf(count: number, hasMore: boolean): string {
  return hasMore
    ? `The first ${count} accounts; a larger --limit shows more.`
    : `${count} account${count === 1 ? '' : 's'}.`;
}

async function listingDeleted(_accounts: Accounts, workspaces: Workspaces): Promise<string> {
  const found = await workspaces.listDeleted();
  const lines = found.map(({ slug, name, deletedAt, deletionAt, purgeBeganAt }) =>
    [
      `${slug} (${plain(name)})`,
      `deleted ${day(deletedAt)}`,
      purgeBeganAt ? 'being deleted for good' : `deleted for good on ${day(deletionAt)}`,
    ].join(' · '),
  );
  lines.push(`${found.length} deleted workspace${found.length === 1 ? '' : 's'}.`);
  return lines.map((line) => `${line}\n`).join('');
}

function restoring([slug, ...more]: readonly string[]): Command {
  if (slug === undefined || more.length > 0)
    throw new UsageError('restore-workspace takes one slug; see admin deleted-workspaces.');
  return async (_accounts, workspaces) => {
    await workspaces.restore(slug);
    return `${slug} is restored: members, tokens, AI clients and webhooks work as before.\n`;
  };
}

function disabling(email: string): Command {
  return async (accounts) => {
    const workspaces = await accounts.disable(email);
    const done = `${email} is disabled: sessions, AI clients and tokens have ended.\n`;
    if (workspaces.length === 0) return done;
    return `${done}No owner can sign in to these workspaces any longer: ${workspaces.join(', ')}.\n`;
  };
}

function changingEmail([from, to, ...more]: readonly string[]): Command {
  if (from === undefined || to === undefined || more.length > 0)
    throw new UsageError('change-email takes the old and the new e-mail address; see admin --help.');
  return async (accounts) => {
    await accounts.changeEmail(from, to);
    return `${from} has the address ${to} now and is signed out. Both addresses got a mail.\n`;
  };
}

function done(
  email: string,
  what: string,
  change: (accounts: Accounts, email: string) => Promise<void>,
): Command {
  return async (accounts) => {
    await change(accounts, email);
    return `${email} ${what}.\n`;
  };
}
