import { mentionLabel, scanMentions, type MentionLink } from '@kiban/text';
import type { ArchivedCard, BoardArchive } from './board-archive.js';
import type { NamedMembers } from './named-members.js';

/** Whether a text has what a link to a member ends with. */
export const linksMembers = (text: string | null): boolean => text !== null && text.includes('](member:');

/** Whether a text of the card may have a link to a member. */
export const cardLinksMembers = ({ description, checklist, comments }: ArchivedCard): boolean =>
  linksMembers(description) ||
  checklist.some(({ text }) => linksMembers(text)) ||
  comments.some(({ text }) => linksMembers(text));

export const archiveLinksMembers = ({ lists }: BoardArchive): boolean =>
  lists.some(({ cards }) => cards.some(cardLinksMembers));

/**
 * An archive of any workspace with the links to members of this one. Another workspace may use an id for another person, so the name
 * decides as well; a link to no member becomes its text.
 */
export function withOwnMembers(archive: BoardArchive, members: NamedMembers): BoardArchive {
  const read = (text: string): string => (linksMembers(text) ? linkedText(text, members) : text);
  const cardOf = (card: ArchivedCard): ArchivedCard =>
    cardLinksMembers(card)
      ? {
          ...card,
          description: card.description === null ? null : read(card.description),
          checklist: card.checklist.map((item) => ({ ...item, text: read(item.text) })),
          comments: card.comments.map((comment) => ({ ...comment, text: read(comment.text) })),
        }
      : card;
  return { ...archive, lists: archive.lists.map((list) => ({ ...list, cards: list.cards.map(cardOf) })) };
}

function linkedText(text: string, members: NamedMembers): string {
  const parts: string[] = [];
  let from = 0;
  for (const link of scanMentions(text).links) {
    if (link.kind !== 'member') continue;
    parts.push(text.slice(from, link.start), ownLink(link, members));
    from = link.end;
  }
  return [...parts, text.slice(from)].join('');
}

function ownLink({ id, label }: MentionLink, members: NamedMembers): string {
  const member = members.find({ memberId: id, name: mentionLabel(label).replace(/^@/, '') });
  return member ? `[${label}](member:${member.memberId})` : label;
}
