import type { InboxMessages } from '../../texts/inbox-messages.js';
import type { InboxEntry } from '../../workspace-model/inbox.js';

type Reason = InboxEntry['reason'];
type Sentence = (entry: InboxEntry, texts: InboxMessages, date: (date: string) => string) => string;

/** What the newest change of an entry was; a new reason does not compile without its words. */
const SENTENCES: Readonly<Record<Reason, Sentence>> = {
  mention: (_, texts) => texts.mentioned,
  assigned: (_, texts) => texts.assigned,
  unassigned: (_, texts) => texts.unassigned,
  comment: (_, texts) => texts.commented,
  completed: (_, texts) => texts.completed,
  moved: ({ text }, texts) => (text === null ? texts.moved : texts.movedTo(text)),
  due_changed: ({ text }, texts, date) => (text === null ? texts.dueRemoved : texts.dueChanged(date(text))),
  archived: ({ event }, texts) => (event === 'card.delete' ? texts.deleted : texts.archived),
  added: ({ event, board, text }, texts) => {
    if (event === 'member.update') return texts.roleChanged(text ?? '');
    return board === null ? texts.addedToWorkspace : texts.addedToBoard;
  },
};

/** @returns the people, and what they did, which follows them */
export function entrySentence(
  entry: InboxEntry,
  texts: InboxMessages,
  date: (date: string) => string,
): { who: string; what: string } {
  const [first = entry.actor, second, ...others] = entry.actors;
  const isCombined = entry.count > 1;
  const who =
    !isCombined || second === undefined
      ? texts.one(first.name)
      : others.length === 0
        ? texts.two(first.name, second.name)
        : texts.several(first.name, others.length + 1);
  return {
    who,
    what: isCombined ? texts.changes(entry.count) : SENTENCES[entry.reason](entry, texts, date),
  };
}

/** Whether the text of an entry is what a person wrote, which the sentence does not have. */
export const hasWrittenText = ({ reason }: InboxEntry): boolean =>
  reason === 'mention' || reason === 'comment';
