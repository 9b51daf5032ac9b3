import type { freshFactor as en } from '../../en/settings/fresh-factor.js';

export const freshFactor: typeof en = {
  title: '本人確認',
  hint: 'この変更には、もう一度確認が必要です。確認すると、しばらくの間は続けて変更できます。',
  proceed: '続ける',
  usePasskey: 'パスキーを使う',
  notUsed: 'パスキーは使用されませんでした。もう一度お試しください。',
  noPassword: '会社のサインインを使っていて、パスワードがない場合:',
  setPassword: 'メールのリンクで設定します。',
  afterPassword: '設定後にもう一度サインインすると、プロフィールでパスキーも追加できます。',
};
