import type { clientPolicy as en } from '../../en/settings/client-policy.js';

export const clientPolicy: typeof en = {
  title: 'AI クライアント',
  admits: 'メンバーが接続できる AI クライアント',
  all: 'すべての AI クライアント',
  approved: '承認した AI クライアントのみ',
  approvedClients: '承認した AI クライアント',
  approvedHint:
    '1 行に 1 つ入力します。確認済みのクライアントは claude.ai のようなホスト名、それ以外は接続ページに表示される ID です。',
  access: '最初に選択される権限',
  reads_and_writes: '読み取りと書き込み',
  reads: '読み取りのみ',
  days: '接続が終了するまでの日数',
  daysHint: '空欄の場合は、サーバーの設定に従います。',
  ends: '保存すると、承認していないクライアントの接続は終了します。ほかの接続の終了日は変わりません。',
  save: '保存',
  saved: 'AI クライアントの設定を保存しました。',
};
