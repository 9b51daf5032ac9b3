import { useState, type ReactElement } from 'react';
import type { Board } from '../../../board-model/entities.js';
import { useBoards } from '../../../workspace-model/boards.js';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Fault } from '../../../ui/fault/fault.js';
import { mayChooseMember } from '../../../board-administration/board-access-rules.js';
import parts from '../../../page-parts/parts.module.css';
import { ReadState } from '../../../page-parts/read-state.js';
import { useRightsAction } from '../../../page-parts/use-rights-action.js';
import { useBoardMembers, useSetMembership } from '../../../board-administration/board-membership.js';
import type { Member } from '../../../board-administration/member-rules.js';
import styles from './members.module.css';

/** The private boards that the signed-in person sees, and which of them a member sees. */
export function MemberBoards({ member, onClose }: { member: Member; onClose: () => void }): ReactElement {
  const texts = useSettingsMessages().members;
  const { me } = useSession();
  const boards = useBoards();
  const isReadOnly = boards.data?.every((board) => !mayChooseMember(board, member.id, me)) ?? true;
  return (
    <Dialog title={texts.boardsOf(member.name)} onClose={onClose}>
      <p className={parts.soft}>{isReadOnly ? texts.boardsReadOnly : texts.boardsHint}</p>
      <ReadState query={boards}>
        {(read) => {
          const privateBoards = read.filter(({ visibility }) => visibility === 'private');
          if (privateBoards.length === 0) return <p>{texts.noPrivateBoards}</p>;
          return (
            <ul className={styles.boards}>
              {privateBoards.map((board) => (
                <li key={board.id}>
                  <Membership
                    board={board}
                    member={member}
                    canChange={mayChooseMember(board, member.id, me)}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </ReadState>
    </Dialog>
  );
}

interface MembershipProps {
  readonly board: Board;
  readonly member: Member;
  readonly canChange: boolean;
}

function Membership({ board, member, canChange }: MembershipProps): ReactElement {
  const texts = useSettingsMessages().members;
  const members = useBoardMembers(board.id);
  const set = useSetMembership(board.id);
  const action = useRightsAction();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = (isMember: boolean): void =>
    action.run(async () => {
      setWanted(isMember);
      try {
        await set(member.id, isMember);
        announce((isMember ? texts.boardAdded : texts.boardRemoved)(member.name, board.name));
      } finally {
        setWanted(null);
      }
    });
  return (
    <ReadState query={members}>
      {(read) => {
        const isMember = read.some(({ memberId }) => memberId === member.id);
        if (!canChange)
          return (
            <p className={styles.board}>
              <span dir="auto">{board.name}</span>
              <span className={parts.soft}>{isMember ? texts.isMember : texts.isNoMember}</span>
            </p>
          );
        return (
          <>
            <label className={styles.board}>
              <input type="checkbox" checked={wanted ?? isMember} onChange={() => change(!isMember)} />
              <span dir="auto">{board.name}</span>
            </label>
            <Fault error={action.error} />
          </>
        );
      }}
    </ReadState>
  );
}
