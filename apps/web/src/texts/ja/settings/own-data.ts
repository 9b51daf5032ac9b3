import type { ownData as en } from '../../en/settings/own-data.js';

export const ownData: typeof en = {
  title: 'あなたのデータ',
  exportHint:
    'Kiban が保持するあなたの情報と、表示できるボードであなたが書いたカードやコメントを、JSON ファイルで保存します。',
  export: 'データを書き出す',
  exported: 'データを保存しました。',
  file: 'kiban-my-data',
  deleteHint: 'すべてのワークスペースでアカウントが終了します。取り消すことはできません。',
  delete: 'アカウントを削除',
  deleteTitle: 'アカウントを削除しますか?',
  goes: '削除されるもの:',
  goesItems: [
    'パスキーと 2 段階認証を含むサインイン情報',
    'あなたのすべてのセッション、AI クライアント、API トークン',
    '非公開の保存ビューと個人設定',
    '名前とメールアドレス (監査ログのものも含む)',
  ],
  stays: '名前を消したうえで残るもの:',
  staysItems: ['あなたが書いたボード、カード、コメント', '監査ログの記録 (操作とその日時)'],
  confirmEmail: '確認のため、メールアドレスを入力してください',
  passwordHint: 'パスキーまたはコードで確認する場合は、空のままでかまいません。',
  confirm: 'アカウントを削除する',
  cancel: 'アカウントを残す',
  lastOwner: '次のワークスペースにオーナーがいなくなります:',
  lastOwnerHint: '先に、それぞれほかのメンバーをオーナーにするか、ワークスペースを削除してください。',
};
