import { describe, expect, it } from '@jest/globals';
import { ValidationError } from '@kiban/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { readNewPassword } from './new-password.js';

const email = 'aiko.tanaka@example.org';

describe('a new password', () => {
  it.each([
    ['in lower case', 'sunshine1'],
    ['in mixed case', 'SunShine1'],
    ['in full-width letters', 'ｓｕｎｓｈｉｎｅ１'],
    ['with a long s', 'ſunſhine1'],
    ['on a keyboard', '1qaz2wsx3edc'],
    ['of one character', 'aaaaaaaaaaaa'],
    ['of two characters', 'xyxyxyxyxyxyxyxy'],
  ])('is rejected when it is common, %s [DEC-3.PASSWORD-1]', async (_, password) => {
    await expect(readNewPassword(password, email)).rejects.toMatchObject({
      details: [
        {
          field: 'password',
          code: 'too_common',
          message: 'password must not be a common password that attackers try first; choose several words.',
        },
      ],
    });
  });

  it.each([
    ['the address', email],
    ['the address in capitals', email.toUpperCase()],
    ['its local part', 'aiko.tanaka'],
    ['its local part and a year', 'Aiko.Tanaka-2026!'],
    ['the product and digits', 'kiban2026'],
    ['the product twice', 'KibanKiban'],
    ['the product in full-width letters', 'ｋｉｂａｎ１２３'],
  ])('is rejected when it is %s [DEC-3.PASSWORD-2]', async (_, password) => {
    await expect(readNewPassword(password, email, 'newPassword')).rejects.toMatchObject({
      details: [
        {
          field: 'newPassword',
          code: 'too_common',
          message:
            'newPassword must not consist of your e-mail address or the name Kiban; choose several words.',
        },
      ],
    });
  });

  it.each([
    ['several words', 'correct horse battery'],
    ['another script', '青い鳥が窓辺で歌う'],
    ['the product in a sentence', 'kiban keeps my boards in order'],
    ['a short local part among digits', '8-a-4471-9930'],
  ])('is accepted as it was typed when it is %s', async (_, password) => {
    await expect(readNewPassword(password, 'a@example.org')).resolves.toBe(password);
  });

  it('is looked up in a list of more than 3,000 that satisfy the other rules [DEC-3.PASSWORD-1]', async () => {
    const long = dictionary['passwords-common'].filter(({ length }) => length >= 8);
    expect(long.length).toBeGreaterThan(15_000);
    const accepted: string[] = [];
    for (const password of long)
      await readNewPassword(password, email).then(
        () => accepted.push(password),
        (error: unknown) => expect(error).toBeInstanceOf(ValidationError),
      );
    expect(accepted).toEqual([]);
  });
});
