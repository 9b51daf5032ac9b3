/** The ids in `data` that an address needs. */
interface NamedObjects {
  id?: unknown;
  cardId?: unknown;
  taskId?: unknown;
}

/** Path on the screen of what an event is about. What was deleted has none, so its event has that of its parent. */
export function eventPath(kind: string, boardId: number | null, data: NamedObjects): string {
  const [noun, verb] = kind.split('.');
  const board = boardId === null ? '/boards' : `/boards/${boardId}`;
  const card = (id: unknown): string => (typeof id === 'number' ? `/cards/${id}` : board);
  switch (noun) {
    case 'board':
      return verb === 'delete' ? '/boards' : board;
    case 'card':
      return verb === 'delete' ? board : card(data.id);
    case 'assignee':
    case 'gantt':
      return card(data.id);
    case 'comment':
      return (
        card(data.cardId) +
        (verb === 'delete' || data.cardId === undefined ? '' : `#comment-${String(data.id)}`)
      );
    case 'checklist':
    case 'label':
    case 'value':
      return card(data.cardId);
    case 'dependency':
      return card(data.taskId);
    case 'member':
      return '/settings/members';
    case 'token':
    case 'client':
      return '/settings';
    case 'webhook':
      return '/settings/webhooks';
    default:
      return board;
  }
}

/** Whether an event is about a card itself, whose number the payload has beside its `data`. */
export const hasCardNumber = (kind: string): boolean =>
  kind.startsWith('card.') || kind === 'assignee.change';
