import type { sessions as en } from '../../en/settings/sessions.js';

export const sessions: typeof en = {
  title: 'サインイン中のブラウザー',
  hint: '心当たりのないブラウザーがある場合は、サインアウトしてパスワードを変更してください。AI クライアントは「トークンと AI クライアント」に表示されます。',
  device: (browser, system) =>
    system === null ? (browser ?? '不明なブラウザー') : `${browser ?? '不明なブラウザー'} (${system})`,
  current: 'このブラウザー',
  signedIn: 'サインイン',
  lastUsed: '最終使用',
  endNamed: (device) => `サインアウト: ${device}`,
  endTitle: (device) => `${device} をサインアウトしますか?`,
  endHint:
    'このブラウザーは、すべてのワークスペースへすぐにアクセスできなくなります。再びサインインするには、パスワードまたはパスキーが必要です。',
  ended: (device) => `${device} をサインアウトしました。`,
  endOthers: 'ほかをすべてサインアウト',
  endOthersTitle: 'ほかのブラウザーをすべてサインアウトしますか?',
  endOthersHint:
    'ほかのブラウザーは、すべてのワークスペースへすぐにアクセスできなくなります。再びサインインするには、パスワードまたはパスキーが必要です。このブラウザーのサインインは残ります。',
  endedOthers: 'ほかのブラウザーをすべてサインアウトしました。',
};
