import { describe, expect, it } from '@jest/globals';
import { audit } from '../../../texts/en/settings/audit.js';
import { audit as japanese } from '../../../texts/ja/settings/audit.js';
import { auditSentence, auditVia, type AuditEntry, type AuditNames } from './audit-sentence.js';

const names: AuditNames = {
  texts: audit,
  role: (role) => role,
  date: (value) => value.slice(0, 10),
  member: (id) => ({ 7: 'Aiko', 8: 'Mika' })[id],
};

const entry = (action: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: '2026-11-21T09:30:00.000Z',
  action,
  actor: { memberId: 7, name: 'Aiko' },
  via: 'screen',
  address: '203.0.113.9',
  userAgent: null,
  target: null,
  details: {},
  ...more,
});

const said = (action: string, more: Partial<AuditEntry> = {}): string => {
  const { actor, text } = auditSentence(entry(action, more), names);
  return `${actor ?? ''}${text}`;
};

describe('an entry of the audit log in words', () => {
  it.each<[string, string, Partial<AuditEntry>, string]>([
    [
      'a token',
      'token.issue',
      { details: { name: 'Nightly', expiresAt: null } },
      'Aiko issued the token “Nightly”',
    ],
    [
      'a token that expires',
      'token.issue',
      { details: { name: 'Nightly', expiresAt: '2026-12-01T00:00:00.000Z' } },
      'Aiko issued the token “Nightly”, valid until 2026-12-01',
    ],
    [
      'a consequence with its cause',
      'token.revoke',
      { details: { name: 'Nightly', because: 'member.remove' } },
      'Aiko revoked the token “Nightly” (because the member was removed)',
    ],
    [
      'a token at a new address',
      'token.use',
      { actor: { memberId: null, name: 'Nightly' }, details: { name: 'Nightly', isNew: true } },
      'The token “Nightly” was used from 203.0.113.9, a new address',
    ],
    [
      'a domain whose record is gone',
      'sign_in_provider.proof_end',
      { actor: { memberId: null, name: null }, via: null, details: { domain: 'example.com' } },
      'example.com is no longer proven: its DNS record was missing for seven days',
    ],
    [
      'the last address of a token on a day',
      'token.use',
      { details: { name: 'Nightly', isNew: false, isLastOfDay: true } },
      'The token “Nightly” was used from 203.0.113.9; further addresses of that day are not recorded',
    ],
    [
      'an AI client at a known address',
      'client.use',
      { via: 'oauth Desk helper', details: { name: 'Desk helper', isNew: false } },
      'Aiko used the AI client “Desk helper” from 203.0.113.9',
    ],
    [
      'a browser that was signed out',
      'session.end',
      { details: { session: 12, browser: 'Firefox', system: 'Windows' } },
      'Aiko signed out a browser of theirs (Firefox, Windows)',
    ],
    [
      'an unknown browser that was signed out',
      'session.end',
      { details: { session: 12, browser: null, system: null } },
      'Aiko signed out a browser of theirs (unknown)',
    ],
    ['a sign-out', 'session.end', {}, 'Aiko signed out'],
    [
      'all other browsers that were signed out',
      'session.end_others',
      { details: { sessionsEnded: 2 } },
      'Aiko signed out all their other browsers, which ended 2 sign-ins',
    ],
    [
      'an account that an operator disabled',
      'account.disable',
      { target: 'member 8', via: 'operator', actor: { memberId: null, name: null } },
      'An operator disabled the account of Mika',
    ],
    [
      'a second factor that an operator removed',
      'second_factor.off',
      { target: 'member 8', via: 'operator', actor: { memberId: null, name: null } },
      'An operator removed the second factor of Mika',
    ],
    [
      'a role',
      'member.update',
      { details: { name: 'Mika', role: { from: 'member', to: 'admin' } } },
      'Aiko changed the role of Mika from member to admin',
    ],
    [
      'a name',
      'member.update',
      { details: { name: { from: 'Aiko', to: 'Aiko T.' } } },
      'Aiko changed their name from “Aiko” to “Aiko T.”',
    ],
    ['an export of one’s data', 'account.export', {}, 'Aiko exported their own data'],
    ['a deletion', 'account.delete', { target: 'member 7' }, 'Aiko deleted their account'],
    [
      'a deletion by an operator',
      'account.delete',
      { actor: { memberId: null, name: null }, via: 'operator', target: 'member 9' },
      'An operator deleted the account of member 9',
    ],
    ['a removal', 'member.remove', { target: 'member 8', details: { name: 'Mika' } }, 'Aiko removed Mika'],
    [
      'who left',
      'member.remove',
      { target: 'member 7', details: { name: 'Aiko' } },
      'Aiko left the workspace',
    ],
    [
      'the workspace',
      'workspace.update',
      { details: { from: { name: 'Demo', slug: 'demo' }, to: { name: 'Launch', slug: 'launch' } } },
      'Aiko renamed the workspace from “Demo” to “Launch”, changed the slug from demo to launch',
    ],
    [
      'members of a board, also one who left',
      'board.set_members',
      { details: { name: 'Plans', from: [9], to: [7, 8] } },
      'Aiko added Aiko, Mika to the board “Plans”, removed member 9 from the board “Plans”',
    ],
    [
      'the visibility of a board',
      'board.set_visibility',
      { details: { name: 'Plans', from: 'workspace', to: 'private' } },
      'Aiko made the board “Plans” private',
    ],
    [
      'an export of a board',
      'board.export',
      { details: { name: 'Plans' } },
      'Aiko exported the board “Plans”',
    ],
    [
      'the time that entries are kept',
      'workspace.update',
      {
        details: {
          from: { name: 'Demo', slug: 'demo', auditRetentionDays: null },
          to: { name: 'Demo', slug: 'demo', auditRetentionDays: 90 },
        },
      },
      'Aiko set that entries of the audit log are kept for 90 days',
    ],
    [
      'a webhook',
      'webhook.update',
      { details: { host: 'example.org', changed: ['url', 'events'] } },
      'Aiko changed the webhook to example.org (url, events)',
    ],
    [
      'a REST hook',
      'hook.delete',
      { details: { host: 'example.org' } },
      'Aiko deleted the REST hook to example.org',
    ],
    [
      'one other session',
      'password.change',
      { details: { sessionsEnded: 1 } },
      'Aiko changed their password, which ended 1 other sign-in',
    ],
    ['an unknown action', 'export.start', {}, 'Aiko export.start'],
    ['an update that says too little', 'member.update', {}, 'Aiko member.update'],
  ])('says %s', (_what, action, more, sentence) => {
    expect(said(action, more)).toBe(sentence);
  });

  it('names the affected member where the actor is unknown', () => {
    const guessed = { actor: { memberId: null, name: null }, target: 'member 8' };
    expect(said('password.wrong', guessed)).toBe('A wrong password was entered for Mika');
    expect(
      said('webhook.hold', { details: { host: 'a.example', creator: { memberId: 8, name: 'Mika' } } }),
    ).toBe('Deliveries to the webhook to a.example were stopped, because Mika may no longer receive events');
  });

  it('has no space after the name in Japanese', () => {
    const { actor, text } = auditSentence(entry('session.start'), { ...names, texts: japanese });
    expect(`${actor}${text}`).toBe('Aikoがサインインしました');
  });

  it('says how the request came, except for the screen', () => {
    expect(auditVia('screen', names)).toBeNull();
    expect(auditVia(null, names)).toBeNull();
    expect(auditVia('token Nightly report', names)).toBe('with the token Nightly report');
    expect(auditVia('oauth Claude', names)).toBe('with the AI client Claude');
    expect(auditVia('reset link', names)).toBe('by a mailed link');
    expect(auditVia('carrier pigeon', names)).toBe('carrier pigeon');
  });
});
