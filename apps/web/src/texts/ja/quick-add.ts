import type { QuickAddMessages } from '../en/quick-add.js';

/** 新しいカードの文字列の日本語の文言。 */
export const quickAdd: QuickAddMessages = {
  reasons: {
    text: '長すぎます。',
    number: '数値ではありません。',
    date: '日付ではありません。',
    checkbox: '「はい」でも「いいえ」でもありません。',
    select: 'この名前の選択肢は1つに決まりません。',
    multi_select: '選択肢ではないものがあります。',
    member: 'この名前のメンバーは1人に決まりません。',
    url: 'ウェブアドレスではありません。',
  },
  unknown: {
    member: (name) => `「@${name}」はタイトルに残ります。この名前のメンバーは1人に決まりません。`,
    label: (name) => `「#${name}」はタイトルに残ります。この名前のラベルは1つに決まりません。`,
    date: (name) => `「!${name}」はタイトルに残ります。日付ではありません。`,
  },
  stays: (field, typed, reason) => `${field}：「${typed}」はタイトルに残ります。${reason}`,
};
