import type { FieldSettingsMessages } from '../en/field-settings.js';

/** カスタムフィールドの設定の日本語の文言。 */
export const fieldSettings: FieldSettingsMessages = {
  title: 'カスタムフィールド',
  none: 'このボードにはカスタムフィールドがまだありません。',
  noneHint: 'フィールドを追加すると、カードごとにテキスト、数値、日付、選択肢、担当者などの値を持てます。',
  newField: '新しいフィールド',
  name: 'フィールド名',
  type: '種類',
  types: {
    text: 'テキスト',
    number: '数値',
    checkbox: 'チェックボックス',
    date: '日付',
    select: '単一選択',
    multi_select: '複数選択',
    member: 'メンバー',
    url: 'リンク',
  },
  typeStays: '種類は後から変更できません。',
  add: 'フィールドを追加',
  save: '保存',
  saving: '保存中…',
  edit: '編集',
  moveUp: '上へ移動',
  moveDown: '下へ移動',
  delete: '削除…',
  actions: (name) => `${name} の操作`,
  editTitle: (name) => `フィールド「${name}」`,
  options: '選択肢',
  optionName: (place) => `選択肢 ${place} の名前`,
  optionColor: (name) => `${name} の色`,
  optionUp: (name) => `${name} を上へ移動`,
  optionDown: (name) => `${name} を下へ移動`,
  removeOption: (name) => `${name} を削除`,
  addOption: '選択肢を追加',
  removed: (names) => `次の値がカードから削除されます: ${names}`,
  deleteTitle: (name) => `「${name}」を削除しますか？`,
  deleteHint: (cards, isExact) => {
    if (!isExact)
      return `少なくともカード ${cards} 件の値が削除されます。ボードはまだ読み込み中です。元に戻すことはできません。`;
    return cards === 0
      ? '表示中のカードに値はありません。アーカイブ済みのカードの値も削除されます。'
      : `カード ${cards} 件の値が削除されます。行、並べ替え、保存したビューでも使えなくなります。元に戻すことはできません。`;
  },
  deleteNow: 'フィールドを削除',
};
