import type { views as en } from '../en/views.js';

export const views: typeof en = {
  views: 'ビュー',
  names: { board: 'ボード', table: 'テーブル', calendar: 'カレンダー', gantt: 'ガント', grid: 'グリッド' },
  /** Cards without dates, in the views of time. */
  unscheduled: (count) => `日付なし ${count}件`,
  moreUnscheduled: (count) => `ほか${count}件`,
};
