import type { profile as en } from '../../en/settings/profile.js';

export const profile: typeof en = {
  person: '自分',
  name: '名前',
  nameHint: 'この名前は、参加しているすべてのワークスペースのメンバーに表示されます。',
  role: 'ロール',
  save: '保存',
  saved: '名前を保存しました。',
  password: 'パスワード',
  passwordHint:
    'パスワードを変更すると、ほかのサインインが終了し、AI クライアントの接続が解除されます。このブラウザーのサインインと API トークンは残ります。',
  current: '現在のパスワード',
  fresh: '新しいパスワード',
  freshHint:
    '8～1000 文字で、文字の種類は自由です。よく使われるパスワード、流出したパスワード、メールアドレスは使えません。',
  change: 'パスワードを変更',
  changed: 'パスワードを変更しました。ほかのサインインは終了しました。',
  display: '表示',
  whereKept: 'テーマはすべてのブラウザーで共通です。言語はこの端末だけの設定です。',
  keyboard: 'キーボードとスクリーン リーダー',
  singleKeys: '1 つのキーによるショートカット',
  singleKeysHint:
    'テキストの編集中でないとき、N、M、? などのキーでコマンドを実行します。Ctrl K (⌘ K)、矢印、Enter、Escape は常に使えます。',
  announceOthers: 'ほかの人の変更を読み上げる',
  announceOthersHint:
    '開いているボードでほかの人や AI クライアントが変更した内容を、5 秒に 1 回までスクリーン リーダーで読み上げます。',
  app: 'アプリ',
  appHint: 'アプリとして使うと、専用のウィンドウとアイコンで開き、接続がなくても最後のボードを表示できます。',
  install: 'Kiban をインストール',
  installByMenu: 'インストールやホーム画面への追加は、ブラウザーのメニューから行えます。',
  installed: 'インストール済みのアプリで開いています。',
};
