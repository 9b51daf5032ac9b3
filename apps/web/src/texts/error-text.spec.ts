import { expect, it } from '@jest/globals';
import { en } from './en.js';
import { errorText } from './error-text.js';
import { ja } from './ja.js';

it('says every error in Japanese', () => {
  for (const code of Object.keys(en.errors))
    expect(errorText(code, 'A sentence.', ja)).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
  expect(errorText('wrong_password', 'The password is wrong.', ja)).toBe('パスワードが正しくありません。');
  expect(errorText('validation_failed', 'name is too long.', ja)).toContain('name is too long.');
});

it('has the sentence of the API for a code that it does not know', () => {
  expect(errorText('made_up', 'A new rule.', ja)).toBe('A new rule.');
  expect(errorText('toString', 'A new rule.', en)).toBe('A new rule.');
});
