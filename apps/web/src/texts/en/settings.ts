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

/** The texts of the settings in English. Its type is what every other language must have. */
export const settings = {
  title: 'Workspace settings',
  navigation: 'Settings',
  who: (name: string, role: string, workspace: string): string => `${name}, ${role} of ${workspace}`,
  roles: { owner: 'owner', admin: 'admin', member: 'member', viewer: 'viewer' },
  views: {
    tokens: 'Tokens and AI clients',
    webhooks: 'Webhooks',
    members: 'Members',
    workspace: 'Workspace',
    audit: 'Audit log',
    profile: 'Profile',
  },
  yourPassword: 'Your password',
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

export type SettingsMessages = typeof settings;
