import type { shownOnce as en } from '../../en/settings/shown-once.js';

export const shownOnce: typeof en = {
  copy: 'コピー',
  copyNamed: (name) => `コピー: ${name}`,
  copied: 'コピーしました。',
  notCopied: 'ブラウザーがコピーを拒否しました。値を選択してコピーしてください。',
  done: '完了',
  leaveTitle: 'このページを離れますか？',
  leaveHint: 'このページの値は一度しか表示されません。離れる前にコピーしてください。',
  stay: 'このページに残る',
  leave: '離れる',
};
