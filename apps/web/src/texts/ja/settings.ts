import type { SettingsMessages } from '../en/settings.js';
import { deliveries } from './settings/deliveries.js';
import { shownOnce } from './settings/shown-once.js';
import { tokens } from './settings/tokens.js';
import { webhooks } from './settings/webhooks.js';

export const settings: SettingsMessages = {
  title: 'ワークスペースの設定',
  navigation: '設定',
  who: (name, role, workspace) => `${name}（${workspace} の${role}）`,
  roles: { owner: 'オーナー', admin: '管理者', member: 'メンバー', viewer: '閲覧者' },
  views: {
    tokens: 'トークンと AI クライアント',
    webhooks: 'Webhook',
    members: 'メンバー',
    workspace: 'ワークスペース',
    audit: '監査ログ',
    profile: 'プロフィール',
  },
  yourPassword: 'あなたのパスワード',
  shownOnce,
  tokens,
  webhooks,
  deliveries,
};
