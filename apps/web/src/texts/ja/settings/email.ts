import type { email as en } from '../../en/settings/email.js';

export const email: typeof en = {
  title: 'メールアドレス',
  present: 'サインインに使うアドレス:',
  hint: '現在のアドレスと新しいアドレスにリンクを送信します。1 日以内に両方のリンクを開くと、アドレスが変わります。',
  fresh: '新しいアドレス',
  change: 'アドレスを変更',
  mailed: '2 通のリンクを送信しました。',
  pending: (address) => `新しいアドレス ${address} は、まだ確認されていません。`,
  oldMissing: '現在のアドレスに届いたリンクを開いてください。',
  oldConfirmed: '現在のアドレスは確認済みです。',
  newMissing: '新しいアドレスに届いたリンクを開いてください。',
  newConfirmed: '新しいアドレスは確認済みです。',
  until: 'リンクの有効期限:',
  cancel: '現在のアドレスのままにする',
  canceled: '現在のアドレスは変わりません。',
};
