import type { workspace as en } from '../../en/settings/workspace.js';

export const workspace: typeof en = {
  about: '名前とアドレス',
  name: '名前',
  slug: 'スラッグ',
  slugHint:
    '小文字の英字と数字、間に 1 つずつのハイフンを使えます。クライアントと Webhook には新しいスラッグが渡されます。',
  save: '保存',
  saved: 'ワークスペースを保存しました。',
  conflict: (name, slug) =>
    `ほかの人がワークスペースを変更しました。現在は「${name}」(${slug}) です。置き換えるには、もう一度保存してください。`,
  onlyManagers: '名前とスラッグは、オーナーと管理者が変更します。',
  factorIsDemanded: 'サインインには、すべてのメンバーに 2 段階認証が必要です。',
  factorIsOptional: '2 段階認証を使うかどうかは、各メンバーが決めます。',
  demandFactor: '2 段階認証を必須にする',
  demandNoFactor: '2 段階認証を任意にする',
  demandHint:
    '2 段階認証を設定していないメンバーのサインインと AI クライアントの接続が終了します。次のサインインのときに設定します。',
  onlyOwnersDemand: '変更できるのはオーナーだけです。',
  facts: '情報',
  id: 'ID',
  members: 'メンバー数',
  created: '作成日時',
  usage: '使用量',
  noUsage: '現在、使用量を取得できません。',
  boards: 'ボード',
  cards: 'カード',
  text: 'テキスト',
  ofQuota: (used, quota) => `${used} / ${quota}`,
  noQuota: (used) => `${used} (上限なし)`,
  usageHint: 'アーカイブ済みのボードとカードも含みます。',
};
