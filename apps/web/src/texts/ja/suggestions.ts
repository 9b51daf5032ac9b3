import type { SuggestionMessages } from '../en/suggestions.js';

/** `@` と `#` の候補の日本語の文言。 */
export const suggestions: SuggestionMessages = {
  people: 'メンバー',
  cards: 'カード',
  labels: 'ラベル',
  found: (count) => `候補 ${count} 件`,
  everyone: 'このボードを見られる全員',
  outside: 'このボードを見られません',
  unreached: (names) => `${names.join('、')}さんはこのボードを見られないため、メンションは届きません。`,
};
