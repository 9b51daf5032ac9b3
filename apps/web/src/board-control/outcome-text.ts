import type { RejectedOutcome } from '../board-model/board-command.js';
import { inWords } from '../board-model/store-text.js';
import { errorText } from '../texts/error-text.js';
import type { Messages } from '../texts/messages.js';

/** What a rejected command says: the error of the API, and for several cards how many it left unchanged. */
export function outcomeText({ code, sentence, cards }: RejectedOutcome, messages: Messages): string {
  const words =
    typeof sentence === 'string' ? errorText(code, sentence, messages) : inWords(sentence, messages.store);
  const { changed, unchanged } = cards ?? { changed: 0, unchanged: 0 };
  const total = changed + unchanged;
  if (total < 2) return words;
  if (code === 'canceled') return messages.board.canceledAfter(changed, total);
  return messages.board.notChanged(unchanged, total, words);
}
