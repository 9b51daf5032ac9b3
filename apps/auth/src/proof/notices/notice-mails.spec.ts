import { describe, expect, it } from '@jest/globals';
import { noticeMail, type Notice } from './notice-mails.js';

const context = {
  origin: {
    address: '203.0.113.9',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  },
  at: new Date('2026-11-25T09:30:12.000Z'),
  passkeys: [],
};

describe('the mail of a notice', () => {
  it('says what happened, when and from where, and leads to the settings [DEC-3.NOTICE-1]', () => {
    expect(noticeMail({ kind: 'new_device' }, 'aiko@example.org', context)).toEqual({
      to: 'aiko@example.org',
      subject: 'New sign-in to your Kiban account',
      text: [
        'Your Kiban account was used to sign in, in a browser that it was not used in before.',
        'Time: 2026-11-25 09:30 UTC\nAddress: 203.0.113.9\nBrowser: Firefox, Linux',
        'If it was not you, change your password, which also signs that browser out:',
      ].join('\n\n'),
      path: '/settings/profile',
      closing: 'If it was you, ignore this mail.',
    });
  });

  it.each<[Notice, string]>([
    [{ kind: 'password_changed' }, '/sign-in/reset'],
    [{ kind: 'passkey_added', name: 'P' }, '/settings/profile'],
    [{ kind: 'passkey_removed', name: 'P' }, '/settings/profile'],
    [{ kind: 'recovery_code_used', left: 9 }, '/settings/profile'],
    [{ kind: 'second_factor_off' }, '/settings/profile'],
    [{ kind: 'token_issued', name: 'T', workspaceName: 'W' }, '/settings'],
    [{ kind: 'company_linked', providerName: 'P', workspaceName: 'W' }, '/settings/profile'],
    [{ kind: 'client_connected', name: 'C', host: null, workspaceName: 'W' }, '/settings'],
  ])('of $kind leads to where it can be undone', (notice, path) => {
    expect(noticeMail(notice, 'aiko@example.org', context).path).toBe(path);
  });

  it('has a fixed subject, and little of a name that others chose [DEC-3.NOTICE-4]', () => {
    const name = `Your account is closed. Open http://evil.example/ ${'x'.repeat(200)}`;
    const { subject, text } = noticeMail(
      { kind: 'client_connected', name, host: null, workspaceName: name },
      'aiko@example.org',
      context,
    );
    expect(subject).toBe('New AI client in your Kiban account');
    expect(text).toContain('“Your account is closed. Open http://evil.example/ xxxxxxxxxx”');
    expect(text).not.toContain('xxxxxxxxxxx');
  });

  it('about a new password lists the passkeys that still sign in [DEC-3.NOTICE-7]', () => {
    const textWith = (passkeys: string[]): string =>
      noticeMail({ kind: 'password_changed' }, 'aiko@example.org', { ...context, passkeys }).text;
    expect(textWith([])).not.toContain('passkey');
    expect(textWith(['Work laptop', 'x'.repeat(100)])).toContain(
      `These passkeys still sign in: “Work laptop”, “${'x'.repeat(60)}”. Remove those that you do not know.`,
    );
  });

  it('leaves out a browser that is not known', () => {
    const origin = { address: '203.0.113.9', userAgent: 'http://evil.example/' };
    const { text } = noticeMail({ kind: 'new_device' }, 'aiko@example.org', { ...context, origin });
    expect(text).not.toContain('Browser');
    expect(text).not.toContain('evil');
  });
});
