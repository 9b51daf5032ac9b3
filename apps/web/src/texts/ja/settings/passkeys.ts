import type { passkeys as en } from '../../en/settings/passkeys.js';

export const passkeys: typeof en = {
  title: 'パスキー',
  hint: 'パスキーを使うと、端末の指紋、顔、PIN でサインインできます。パスワードもコードも必要ありません。',
  none: 'パスキーはありません。',
  unsupported: 'このブラウザーでは、ここでパスキーを作成できません。',
  full: 'アカウントに登録できるパスキーの上限に達しました。追加するには、先に 1 つ削除してください。',
  add: 'パスキーを追加',
  addHint: 'パスワードを入力すると、ブラウザーがパスキーの保存先を確認します。',
  proceed: '続ける',
  added: (name) => `パスキー「${name}」を追加しました。`,
  notMade: 'パスキーは作成されませんでした。もう一度お試しください。',
  exists: 'この端末には、すでにこのアカウントのパスキーがあります。',
  addedOn: '追加',
  lastUsed: '最終使用',
  neverUsed: '未使用',
  rename: '名前を変更',
  renameNamed: (name) => `名前を変更: ${name}`,
  name: '名前',
  save: '保存',
  renamed: (name) => `パスキーの名前を「${name}」に変更しました。`,
  remove: '削除',
  removeNamed: (name) => `削除: ${name}`,
  removeHint:
    'このパスキーでサインインしたブラウザーは、このブラウザーを除いてサインアウトします。パスワードは引き続き使えます。',
  removed: (name) => `パスキー「${name}」を削除しました。`,
};
