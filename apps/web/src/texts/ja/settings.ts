import type { SettingsMessages } from '../en/settings.js';
import { audit } from './settings/audit.js';
import { clientPolicy } from './settings/client-policy.js';
import { deletion } from './settings/deletion.js';
import { deliveries } from './settings/deliveries.js';
import { email } from './settings/email.js';
import { freshFactor } from './settings/fresh-factor.js';
import { members } from './settings/members.js';
import { ownData } from './settings/own-data.js';
import { passkeys } from './settings/passkeys.js';
import { profile } from './settings/profile.js';
import { sessions } from './settings/sessions.js';
import { secondFactor } from './settings/second-factor.js';
import { signInProviders } from './settings/sign-in-providers.js';
import { shownOnce } from './settings/shown-once.js';
import { tokens } from './settings/tokens.js';
import { webhooks } from './settings/webhooks.js';
import { workspace } from './settings/workspace.js';

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
  members,
  workspace,
  audit,
  profile,
  email,
  sessions,
  secondFactor,
  freshFactor,
  passkeys,
  ownData,
  signInProviders,
  webhooks,
  clientPolicy,
  deletion,
  deliveries,
};
