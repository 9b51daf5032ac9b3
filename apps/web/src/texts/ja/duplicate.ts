import type { DuplicateMessages } from '../en/duplicate.js';

export const duplicate: DuplicateMessages = {
  title: 'ボードを複製',
  run: '複製',
  copyOf: (name) => `${name} のコピー`,
  copyCards: 'カードもコピーする',
  copyAssignees: '担当者を引き継ぐ',
  copyHint: 'コメントとアーカイブ済みの項目はコピーされません。',
};
