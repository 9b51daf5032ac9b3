import type { CardPropertyTexts } from '../en/card-properties.js';

export const cardProperties: CardPropertyTexts = {
  title: { name: 'タイトル', changed: 'タイトル' },
  description: { name: '説明', changed: '説明' },
  startDate: { name: '開始日', changed: '開始日' },
  dueDate: { name: '期限', changed: '期限' },
  progress: { name: '進捗 (%)', changed: '進捗' },
};
