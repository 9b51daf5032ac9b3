import type { secondFactor as en } from '../../en/settings/second-factor.js';

export const secondFactor: typeof en = {
  title: '2 段階認証',
  offHint:
    '有効にすると、サインインにはパスワードに加えて認証アプリのコードが必要になります。ほかのサインインは終了します。',
  setUp: '認証アプリを設定',
  scan: '認証アプリでこの画像を読み取るか、シークレットを入力してください。',
  qrCode: '認証アプリ用の画像',
  secret: 'シークレット',
  code: 'コード',
  firstCodeHint: 'アプリに現在表示されている 6 桁の数字です。',
  codeHint: 'アプリに現在表示されている 6 桁の数字、またはリカバリー コードです。',
  turnOn: '有効にする',
  cancel: 'キャンセル',
  codes: 'リカバリー コード',
  codesHint:
    'この端末とは別の場所に保管してください。それぞれ 1 回だけアプリのコードの代わりに使えます。再表示はできません。',
  since: '有効にした日時',
  codesLeft: '残りのリカバリー コード',
  fewCodes: 'リカバリー コードが残り少なくなっています。新しく作成してください。',
  newCodes: 'リカバリー コードを作り直す',
  newCodesHint: '以前のリカバリー コードは使えなくなります。',
  turnOff: '無効にする',
  turnOffHint: '無効にすると、パスワードだけでサインインできるようになります。',
  isOff: '2 段階認証を無効にしました。',
};
