import type { profile as en } from '../../en/settings/profile.js';

export const profile: typeof en = {
  person: '自分',
  name: '名前',
  nameHint: 'この名前は、参加しているすべてのワークスペースのメンバーに表示されます。',
  email: 'メールアドレス',
  role: 'ロール',
  save: '保存',
  saved: '名前を保存しました。',
  password: 'パスワード',
  passwordHint:
    'パスワードを変更すると、ほかのサインインが終了し、AI クライアントの接続が解除されます。このブラウザーのサインインと API トークンは残ります。',
  current: '現在のパスワード',
  fresh: '新しいパスワード',
  freshHint: '8～1000 文字で、文字の種類は自由です。よく使われるパスワードやメールアドレスは使えません。',
  change: 'パスワードを変更',
  changed: 'パスワードを変更しました。ほかのサインインは終了しました。',
  display: '表示',
  thisDevice: 'この設定は、この端末に保存されます。',
  keyboard: 'キーボード',
  singleKeys: '1 つのキーによるショートカット',
  singleKeysHint:
    'テキストの編集中でないとき、N、M、? などのキーでコマンドを実行します。Ctrl K (⌘ K)、矢印、Enter、Escape は常に使えます。',
  session: 'セッション',
  sessionHint: 'このブラウザーのサインインを終了し、保存されているボードのデータを削除します。',
};
