import type { deletion as en } from '../../en/settings/deletion.js';

export const deletion: typeof en = {
  title: 'ワークスペースの削除',
  hint: 'すべてのボードとともにワークスペースを削除します。30 日間（または運用者が設定した日数）は、オーナーが元に戻せます。',
  open: 'ワークスペースを削除…',
  dialogTitle: (name) => `「${name}」を削除しますか？`,
  endsNow:
    '今すぐ：メンバー、API トークン、AI クライアントは利用できなくなり、Webhook には何も届きません。すべてのオーナーに期日を知らせるメールを送ります。',
  endsLater:
    '30 日後（または運用者が設定した日数の後）：ボード、カード、メンバー、トークン、Webhook、監査ログを完全に削除します。アカウントは残ります。',
  undo: 'それまでは、オーナーがサインインしてワークスペースを元に戻せます。すべてが以前のとおりに動作します。',
  typeName: (name) => `ワークスペースの名前を入力してください：${name}`,
  confirm: 'ワークスペースを削除',
  deleted: (name) => `「${name}」は削除されました`,
  until: (moment) => `${moment} に完全に削除されます。`,
  nothingLost:
    'それまでは何も失われません。ボード、トークン、AI クライアント、Webhook は保管され、だれも利用できません。',
  restore: 'ワークスペースを元に戻す',
  askOwner: 'ワークスペースのオーナーが元に戻せます。オーナーに依頼してください。',
  others: 'ほかのワークスペース',
  signOut: 'サインアウト',
};
