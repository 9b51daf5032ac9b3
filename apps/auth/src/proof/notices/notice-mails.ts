import type { RequestOrigin } from '@kiban/contracts';
import { deviceOf } from '../../infrastructure/device.js';
import type { Mail } from '../../mail/mailer.js';

/** What happened to an account, and was perhaps not done by its person. */
export type Notice =
  | { kind: 'account_deleted' }
  | { kind: 'new_device' }
  | { kind: 'password_changed' }
  | { kind: 'passkey_added'; name: string }
  | { kind: 'passkey_removed'; name: string }
  | { kind: 'recovery_code_used'; left: number }
  | { kind: 'second_factor_off' }
  | { kind: 'token_issued'; name: string; workspaceName: string }
  | { kind: 'company_linked'; providerName: string; workspaceName: string }
  | { kind: 'client_connected'; name: string; host: string | null; workspaceName: string }
  | {
      kind: 'workspace_deleted';
      workspaceName: string;
      /** Name of the owner who deleted it. */
      by: string;
      /** When it is deleted for good. */
      deletionAt: Date;
    };

/** Of what others chose: enough to recognize it, too short for a message of their own. */
const NAME_LENGTH_MAX = 60;

export interface NoticeContext {
  /** Null when an operator did it. */
  origin: RequestOrigin | null;
  at: Date;
  /** Names of the passkeys of the account, for notices that list them. */
  passkeys: readonly string[];
}

/** The subjects are fixed, and nothing in a text signs in. */
export function noticeMail(notice: Notice, to: string, context: NoticeContext): Mail {
  const { subject, happened, advice, path } = contentOf(notice, context);
  return {
    to,
    subject,
    text: `${happened}\n\n${circumstances(context.origin, context.at)}\n\n${advice}`,
    path,
    closing: 'If it was you, ignore this mail.',
  };
}

interface Content {
  subject: string;
  happened: string;
  advice: string;
  path: string;
}

function contentOf(notice: Notice, { passkeys }: Pick<NoticeContext, 'passkeys'>): Content {
  switch (notice.kind) {
    case 'account_deleted':
      return {
        subject: 'Your Kiban account was deleted',
        happened: 'Your Kiban account was deleted, with its sessions, AI clients and API tokens.',
        advice:
          'If it was not you, tell the operator of this Kiban. A new account begins with nothing of the old one:',
        path: '/sign-in',
      };
    case 'new_device':
      return {
        subject: 'New sign-in to your Kiban account',
        happened: 'Your Kiban account was used to sign in, in a browser that it was not used in before.',
        advice: 'If it was not you, change your password, which also signs that browser out:',
        path: '/settings/profile',
      };
    case 'password_changed':
      return {
        subject: 'Your Kiban password was changed',
        happened: `The password of your Kiban account was changed.${stillSigningIn(passkeys)}`,
        advice: 'If it was not you, set a new password by a mailed link:',
        path: '/sign-in/reset',
      };
    case 'passkey_added':
      return {
        subject: 'New passkey in your Kiban account',
        happened: `The passkey ${quoted(notice.name)} was added to your Kiban account. It signs in without the password.`,
        advice: 'If it was not you, remove it and change your password:',
        path: '/settings/profile',
      };
    case 'passkey_removed':
      return {
        subject: 'A passkey of your Kiban account was removed',
        happened: `The passkey ${quoted(notice.name)} was removed from your Kiban account.`,
        advice: 'If it was not you, change your password and look at your passkeys:',
        path: '/settings/profile',
      };
    case 'recovery_code_used':
      return {
        subject: 'A recovery code of your Kiban account was used',
        happened: `A recovery code replaced the code of your authenticator app. Recovery codes left: ${notice.left}.`,
        advice: 'If it was not you, change your password and make new recovery codes:',
        path: '/settings/profile',
      };
    case 'second_factor_off':
      return {
        subject: 'The second factor of your Kiban account is off',
        happened: 'The second factor of your Kiban account was turned off. The password alone signs in.',
        advice: 'If it was not you, change your password and set the second factor up again:',
        path: '/settings/profile',
      };
    case 'token_issued':
      return {
        subject: 'New Kiban API token',
        happened: `The API token ${quoted(notice.name)} was issued in your name, for the workspace ${quoted(notice.workspaceName)}.`,
        advice: 'If it was not you, revoke it and change your password:',
        path: '/settings',
      };
    case 'company_linked':
      return {
        subject: 'A company signs in to your Kiban account',
        happened:
          `Your Kiban account was linked to the sign-in of ${quoted(notice.providerName)}, in the workspace ` +
          `${quoted(notice.workspaceName)}. From now on that provider signs in to your account, in place of your password.`,
        advice:
          'If you did not expect it, ask an owner of that workspace, and look at your sign-ins in your profile:',
        path: '/settings/profile',
      };
    case 'client_connected':
      return {
        subject: 'New AI client in your Kiban account',
        happened: `The AI client ${quoted(notice.name)}${notice.host === null ? '' : ` of ${notice.host}`} was connected in your name, to the workspace ${quoted(notice.workspaceName)}.`,
        advice: 'If it was not you, revoke it and change your password:',
        path: '/settings',
      };
    case 'workspace_deleted':
      return {
        subject: 'Your Kiban workspace was deleted',
        happened:
          `${quoted(notice.by)} deleted the workspace ${quoted(notice.workspaceName)}. It no longer serves members, API tokens, AI clients and ` +
          `webhooks. All its data is deleted for good on ${notice.deletionAt.toISOString().slice(0, 10)} (UTC).`,
        advice:
          'Until then an owner can restore it: sign in, open the workspace and press “Restore workspace”.',
        path: '/boards',
      };
  }
}

/** Passkeys are not part of the password, so a new one does not remove them. */
function stillSigningIn(passkeys: readonly string[]): string {
  return passkeys.length === 0
    ? ''
    : ` These passkeys still sign in: ${passkeys.map(quoted).join(', ')}. Remove those that you do not know.`;
}

const quoted = (name: string): string => `“${Array.from(name).slice(0, NAME_LENGTH_MAX).join('')}”`;

function circumstances(origin: RequestOrigin | null, at: Date): string {
  const time = `Time: ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (!origin) return `${time}\nBy the operator of this Kiban`;
  const { address, userAgent } = origin;
  const { browser, system } = deviceOf(userAgent);
  const device = [browser, system].filter((name) => name !== null).join(', ');
  return [time, `Address: ${address}`, ...(device === '' ? [] : [`Browser: ${device}`])].join('\n');
}
