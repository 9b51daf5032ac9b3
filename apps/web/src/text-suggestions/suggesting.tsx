import { isOwnerOrAdmin } from '@kiban/vocabulary';
import { scanMentions } from '@kiban/text';
import { useMemo, type ReactElement } from 'react';
import { useBoardMembers } from '../board-administration/board-membership.js';
import { useBoard, useBoardSession, useLabels, useMembers } from '../board-control/hooks/use-board.js';
import type { Member } from '../board-model/entities.js';
import { suggestionMessages, useSuggestionMessages } from '../texts/suggestion-messages.js';
import { suggestedOptions, suggestedWords, type SuggestionSource } from './suggested-options.js';
import { SuggestionList } from './suggestion-list.js';
import styles from './suggestions.module.css';
import type { TextSuggestionsProps } from './suggesting-field.js';

/** The suggestions of the open board. */
export function Suggesting(props: TextSuggestionsProps): ReactElement | null {
  const board = useBoard();
  const members = useMembers();
  if (props.isTitle) return <OfTitle {...props} />;
  if (!board) return null;
  return board.visibility === 'private' ? (
    <OfPrivateBoard {...props} boardId={board.id} members={members} />
  ) : (
    <OfPeople {...props} boardId={board.id} people={members} outsiders={[]} />
  );
}

function OfTitle({ field }: TextSuggestionsProps): ReactElement {
  const messages = useSuggestionMessages();
  const source = { people: useMembers(), labels: useLabels() };
  return (
    <SuggestionList
      field={field}
      optionsFor={(trigger) => suggestedWords(trigger, source)}
      numberTitle={messages.labels}
    />
  );
}

interface OfBoardProps extends TextSuggestionsProps {
  readonly boardId: number;
}

function OfPrivateBoard(props: OfBoardProps & { readonly members: readonly Member[] }): ReactElement {
  const { members, boardId } = props;
  const { data } = useBoardMembers(boardId);
  const seeing = new Set((data ?? []).map(({ memberId }) => memberId));
  const sees = ({ id, role }: Member): boolean => isOwnerOrAdmin(role) || seeing.has(id);
  // Until it is known who sees the board, no one is called an outsider.
  const outsiders = data ? members.filter((member) => !sees(member)) : [];
  return <OfPeople {...props} people={members.filter(sees)} outsiders={outsiders} />;
}

function OfPeople({
  field,
  text,
  boardId,
  people,
  outsiders,
}: OfBoardProps & Pick<SuggestionSource, 'people' | 'outsiders'>): ReactElement {
  const messages = useSuggestionMessages();
  const { store } = useBoardSession();
  const source: SuggestionSource = { boardId, people, outsiders, cards: () => store.base.cards.values() };
  const mentioned = useMemo(
    () => new Set(scanMentions(text).links.flatMap(({ kind, id }) => (kind === 'member' ? [id] : []))),
    [text],
  );
  const unreached = outsiders.filter(({ id }) => mentioned.has(id)).map(({ name }) => name);
  return (
    <>
      <SuggestionList
        field={field}
        optionsFor={(trigger) => suggestedOptions(trigger, source)}
        numberTitle={messages.cards}
      />
      <p role="status" className={unreached.length === 0 ? 'visually-hidden' : styles.note}>
        {unreached.length > 0 && messages.unreached(unreached)}
      </p>
    </>
  );
}

/** With its texts. */
export async function load(): Promise<typeof Suggesting> {
  await suggestionMessages.load();
  return Suggesting;
}
