import type { FieldFilterMessages } from '../en/field-filter.js';

/** カスタムフィールドによる絞り込みの日本語の文言。 */
export const fieldFilter: FieldFilterMessages = {
  add: 'カスタムフィールド',
  addLabel: 'カスタムフィールドで絞り込む',
  title: (name) => `「${name}」で絞り込む`,
  contains: '含む文字',
  from: '下限',
  to: '上限',
  yes: 'はい',
  no: 'いいえ',
  me: '自分',
  noValue: '値なし',
  apply: '適用',
  leave: '条件を外す',
  remove: (name) => `${name}による絞り込みを外す`,
  chip: (name, condition) => `${name}：${condition}`,
  containing: (text) => `「${text}」を含む`,
  atLeast: (from) => `${from} 以上`,
  atMost: (to) => `${to} 以下`,
  between: (from, to) => `${from} ～ ${to}`,
  deletedField: '削除されたフィールド',
  doesNotFit: '条件が無効になりました',
};
