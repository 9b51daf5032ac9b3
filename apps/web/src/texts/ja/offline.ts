import type { OfflineMessages } from '../en/offline.js';

/** オフライン時の画面の日本語の文言。 */
export const offline: OfflineMessages = {
  newVersion: '新しいバージョンの Kiban を使用できます。',
  reload: '再読み込み',
};
