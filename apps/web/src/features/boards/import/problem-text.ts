import { bytes } from '../../../texts/amounts.js';
import type { BoardImportMessages } from '../../../texts/board-import-messages.js';
import type { FileProblem, PlanProblem } from './file-problem.js';

/** Why a file cannot be read, and what to do. */
export function problemText(problem: FileProblem, { problems }: BoardImportMessages): string {
  switch (problem.what) {
    case 'not_utf8':
    case 'stray_quote':
      return problems[problem.what](problem.line);
    case 'too_large': {
      const sentence = problem.tool === 'Trello' ? problems.too_large_trello : problems.too_large;
      return sentence(bytes(problem.bytes), bytes(problem.max));
    }
    case 'failed':
      return problems.failed(problem.message);
    case 'other_tool':
      return problems.not_json;
    case 'empty':
    case 'cut':
    case 'not_json':
    case 'not_text':
    case 'no_rows':
      return problems[problem.what];
  }
}

/** Which limit a board would not meet, and what to do. */
export function planProblemText(problem: PlanProblem, { limits }: BoardImportMessages): string {
  switch (problem.what) {
    case 'no-title':
    case 'no-cards':
      return limits[problem.what];
    case 'cards-of-list':
      return limits['cards-of-list'](problem.list ?? '', problem.count, problem.max);
    case 'bytes':
      return limits.bytes(bytes(problem.count), bytes(problem.max));
    case 'cards':
    case 'lists':
    case 'fields':
      return limits[problem.what](problem.count, problem.max);
  }
}
