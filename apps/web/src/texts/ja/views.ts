import type { views as en } from '../en/views.js';

export const views: typeof en = {
  views: 'ビュー',
  shown: (name) => `ビュー: ${name}`,
  names: { board: 'ボード', table: 'テーブル', calendar: 'カレンダー', gantt: 'ガント', grid: 'グリッド' },
};
