import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useMembers } from '../board-control/hooks/use-board.js';
import type { Board } from '../board-model/entities.js';
import { useSession } from '../session/session.js';
import { useBoardSettingsMessages } from '../texts/board-settings-messages.js';
import { useSettingsMessages } from '../texts/settings-messages.js';
import { announce } from '../ui/announcer/announce.js';
import { Avatar } from '../ui/avatar/avatar.js';
import { Button } from '../ui/button/button.js';
import { Fault } from '../ui/fault/fault.js';
import { useBoardMembers, useSetMembership } from './board-membership.js';
import type { Member } from './member-rules.js';
import { membersPath } from './set-membership.js';
import { Choice } from '../page-parts/choice.js';
import { Form } from '../page-parts/form.js';
import parts from '../page-parts/parts.module.css';
import { ReadState } from '../page-parts/read-state.js';
import { settingsKey } from '../page-parts/settings-query.js';
import { useRightsAction } from '../page-parts/use-rights-action.js';
import { boardPeople, mayChooseAccess, type BoardPerson } from './board-access-rules.js';
import styles from './board-settings.module.css';
import { useBoardWrites } from './use-board-writes.js';
import { useMayChange } from './use-may-change.js';

/** Who sees a board: everyone in the workspace, or chosen people. */
export function BoardAccess({ board }: { board: Board }): ReactElement {
  const texts = useBoardSettingsMessages();
  const { me } = useSession();
  const mayChange = useMayChange();
  const mayChoose = mayChange && mayChooseAccess(board, me);
  return (
    <div className={styles.part}>
      <Visibility board={board} mayChoose={mayChoose} />
      {!mayChoose && <p className={parts.soft}>{texts.accessReadOnly}</p>}
      {board.visibility === 'private' ? (
        <People board={board} mayChoose={mayChoose} />
      ) : (
        <p className={parts.soft}>{texts.peopleAll}</p>
      )}
    </div>
  );
}

const VISIBILITIES = ['workspace', 'private'] as const;
const HINTS = { workspace: 'workspaceHint', private: 'privateHint' } as const;

function Visibility({ board, mayChoose }: { board: Board; mayChoose: boolean }): ReactElement {
  const texts = useBoardSettingsMessages();
  const writes = useBoardWrites();
  const action = useRightsAction();
  const [wanted, setWanted] = useState<Board['visibility'] | null>(null);
  const choose = (visibility: Board['visibility']): void =>
    action.run(async () => {
      setWanted(visibility);
      try {
        await writes.change({ visibility });
        announce(visibility === 'private' ? texts.nowPrivate : texts.nowWorkspace);
      } finally {
        setWanted(null);
      }
    });
  if (!mayChoose)
    return (
      <p>
        {texts.visibility}: <strong>{texts[board.visibility]}</strong>
      </p>
    );
  return (
    <fieldset className={styles.part}>
      <legend>{texts.visibility}</legend>
      {VISIBILITIES.map((each) => (
        <label key={each} className={styles.option}>
          <input
            type="radio"
            name="visibility"
            checked={(wanted ?? board.visibility) === each}
            onChange={() => choose(each)}
          />
          {texts[each]}
          <span className={styles.meta}>{texts[HINTS[each]]}</span>
        </label>
      ))}
      <Fault error={action.error} />
    </fieldset>
  );
}

function People({ board, mayChoose }: { board: Board; mayChoose: boolean }): ReactElement {
  const texts = useBoardSettingsMessages();
  const { me } = useSession();
  const queries = useQueryClient();
  const members = useMembers();
  const added = useBoardMembers(board.id);
  const set = useSetMembership(board.id);
  const action = useRightsAction();
  const heading = useRef<HTMLHeadingElement>(null);
  // The event of a changed board names no members, so they are read again.
  useEffect(
    () => void queries.invalidateQueries({ queryKey: settingsKey(membersPath(board.id)) }),
    [queries, board],
  );
  const change = ({ id, name }: Member, isMember: boolean): void =>
    action.run(async () => {
      await set(id, isMember);
      announce((isMember ? texts.personAdded : texts.personRemoved)(name));
      // Its button is gone.
      if (!isMember) heading.current?.focus();
    });
  return (
    <ReadState query={added}>
      {(read) => {
        const memberIds = read.map(({ memberId }) => memberId);
        const { people, others } = boardPeople(board, members, memberIds, me);
        return (
          <>
            <h3 ref={heading} tabIndex={-1}>
              {texts.people}
            </h3>
            <ul className={styles.rows} aria-label={texts.people}>
              {people.map((person) => (
                <Person
                  key={person.member.id}
                  person={person}
                  isMe={person.member.id === me.member.id}
                  onRemove={mayChoose && person.mayRemove ? () => change(person.member, false) : null}
                />
              ))}
            </ul>
            {mayChoose && <AddPerson others={others} onAdd={(member) => change(member, true)} />}
            <Fault error={action.error} />
          </>
        );
      }}
    </ReadState>
  );
}

interface PersonProps {
  readonly person: BoardPerson;
  readonly isMe: boolean;
  readonly onRemove: (() => void) | null;
}

function Person({ person, isMe, onRemove }: PersonProps): ReactElement {
  const texts = useBoardSettingsMessages();
  const { roles } = useSettingsMessages();
  const { member, seesAll, isCreator } = person;
  const meta = [roles[member.role], seesAll && texts.seesAll, isCreator && texts.creator].filter(Boolean);
  return (
    <li className={styles.row}>
      <Avatar memberId={member.id} name={member.name} isDecoration />
      <div className={styles.main}>
        <p>
          <span dir="auto">{member.name}</span>
          {isMe && <span className={parts.soft}> ({texts.you})</span>}
        </p>
        <p className={styles.meta}>{meta.join(' · ')}</p>
      </div>
      {onRemove && (
        <Button kind="quiet" aria-label={texts.removePerson(member.name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </li>
  );
}

function AddPerson({
  others,
  onAdd,
}: {
  others: readonly Member[];
  onAdd: (member: Member) => void;
}): ReactElement {
  const texts = useBoardSettingsMessages();
  const [first] = others;
  if (!first) return <p className={parts.soft}>{texts.everyoneAdded}</p>;
  return (
    <Form
      key={first.id}
      onSend={({ text }) => {
        const chosen = others.find(({ id }) => id === Number(text('person')));
        if (chosen) onAdd(chosen);
      }}
    >
      <Choice
        label={texts.addPerson}
        name="person"
        first={String(first.id)}
        options={others.map(({ id, name }) => [String(id), name] as const)}
      />
      <div className={parts.actions}>
        <Button type="submit">{texts.add}</Button>
      </div>
    </Form>
  );
}
