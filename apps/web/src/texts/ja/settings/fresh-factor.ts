import type { freshFactor as en } from '../../en/settings/fresh-factor.js';

export const freshFactor: typeof en = {
  title: '2 段階認証の確認',
  hint: 'この変更には、もう一度確認が必要です。確認すると、しばらくの間は続けて変更できます。',
  proceed: '続ける',
  usePasskey: 'パスキーを使う',
  notUsed: 'パスキーは使用されませんでした。もう一度お試しいただくか、コードを入力してください。',
};
