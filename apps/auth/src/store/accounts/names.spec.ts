import { describe, expect, it } from '@jest/globals';
import { quotedInMail, readPersonName, readWorkspaceName } from './names.js';

describe.each([
  ['a person’s name', readPersonName],
  ['a workspace’s name', readWorkspaceName],
])('%s', (_, read) => {
  it.each([
    ['a line feed', 'Aiko\nYour account is closed'],
    ['a carriage return', 'Aiko\rX'],
    ['NUL', 'Aiko\u0000'],
    ['a line separator', 'Aiko\u2028X'],
    ['a paragraph separator', 'Aiko\u2029X'],
    ['a reversed reading direction', 'Aiko\u202eX'],
    ['a lone surrogate', 'Aiko\ud800'],
    ['nothing but spaces', '   '],
    ['101 characters', 'x'.repeat(101)],
  ])('is rejected with %s', (_what, name) => {
    expect(() => read(name)).toThrow('without line breaks');
  });

  it.each(['Aiko', ' Zoë O’Neil-Smith ', '山田 太郎', 'علی‌رضا', '👩‍💻 Team'])('is accepted: %s', (name) => {
    expect(read(name)).toBe(name.trim());
  });
});

describe('a name quoted in a mail', () => {
  it('is one line without text that a mail program links', () => {
    expect(quotedInMail('Kiban security\n\nOpen http://evil.example/x now')).toBe(
      'Kiban security Open http evil example x now',
    );
  });

  it('is truncated', () => {
    expect(quotedInMail('x'.repeat(100))).toBe(`${'x'.repeat(60)}…`);
  });
});
