import type { display as en } from '../en/display.js';

export const display: typeof en = {
  title: '表示',
  group: 'グループ化',
  removeSort: '並べ替えを解除',
  sortedKeepsOrder: 'このボードは並べ替え中です。カードはリストと行の間でのみ移動できます。',
  noLabel: 'ラベルなし',
  noValue: (field) => `${field}: 値なし`,
  rows: '行',
  foldRow: (name) => `行「${name}」を折りたたむ`,
  cell: (list, row) => `${list}、${row}`,
  more: (count) => `さらに ${count} 件を表示`,
  moreIn: (count, cell) => `${cell} のカードをさらに ${count} 件表示`,
  readingCards: '残りのカードを読み込み中 …',
  place: (title, list, row, position, count) => `${title}、${list}、${row}、${count} 件中 ${position} 番目`,
  values: { yes: 'はい', no: 'いいえ', and: '、' },
  fieldValue: (field, value) => `${field}: ${value}`,
};
