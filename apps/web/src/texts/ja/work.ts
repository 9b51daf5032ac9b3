import type { WorkMessages } from '../en/work.js';

/** マイワークと検索の日本語の文言。 */
export const work: WorkMessages = {
  groups: {
    overdue: '期限切れ',
    today: '今日',
    week: '今後 7 日間',
    later: 'それ以降',
    undated: '期限なし',
  },
  nothing: '対応するカードはありません',
  nothingHint: 'すべてのボードから、あなたが担当する未完了のカードがここに表示されます。',
  isCut: (count: number): string => `${count.toLocaleString('ja')} 枚のカードのみ表示しています。`,
  complete: (title: string): string => `${title} を完了にする`,
  reopen: (title: string): string => `${title} を未完了に戻す`,
  completed: (title: string): string => `「${title}」を完了にしました。`,
  cards: (count: number): string => `${count} 枚のカード`,
  place: (board: string, list: string): string => `${board} · ${list}`,
  done: '完了',
  archived: 'アーカイブ済み',

  searchHint: 'タイトルと説明に含まれる語',
  anyBoard: 'すべてのボード',
  board: 'ボード',
  anyone: 'すべての担当者',
  assignee: '担当者',
  me: '自分が担当',
  noOne: '担当者なし',
  anyDue: 'すべての期限',
  due: '期限',
  dueGroups: { overdue: '期限切れ', today: '今日が期限', week: '1 週間以内が期限', none: '期限なし' },
  withArchived: 'アーカイブ済みのカードも含める',
  start: 'すべてのボードのカードを検索',
  startHint: '語を入力するか、条件を選んでください。',
  nothingFound: 'これらの語をすべて含むカードはありません。',
  more: 'さらに表示',
  searching: '検索中…',
};
