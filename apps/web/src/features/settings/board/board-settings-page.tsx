import { useEffect, type ReactElement } from 'react';
import type { Board } from '../../../board-model/entities.js';
import { useConnection } from '../../../board-control/hooks/use-board.js';
import { FieldsSection } from '../../../field-settings/fields-section.js';
import { can } from '@kiban/vocabulary';
import { useSession } from '../../../session/session.js';
import {
  useBoardSettingsMessages,
  type BoardSettingsMessages,
} from '../../../texts/board-settings-messages.js';
import frame from '../../../page-parts/settings-frame.module.css';
import parts from '../../../page-parts/parts.module.css';
import { Section } from '../../../page-parts/section.js';
import { ArchivePart } from './archive-part.js';
import { BoardAccess } from '../../../board-administration/board-access.js';
import { BoardFrame } from '../../../board-administration/board-frame.js';
import { DangerPart } from './danger-part.js';
import { ExportPart } from './export-part.js';
import { GeneralPart } from './general-part.js';
import { LabelsPart } from './labels-part.js';
import { useMayChange } from '../../../board-administration/use-may-change.js';

type PartName = keyof BoardSettingsMessages['parts'];

const PARTS: readonly PartName[] = ['general', 'access', 'labels', 'fields', 'archive', 'export', 'danger'];

/** What a board is and who sees it, on one page whose navigation jumps to the parts. */
export function BoardSettingsPage(): ReactElement {
  const texts = useBoardSettingsMessages();
  const { me } = useSession();
  const shown = PARTS.filter((name) => name !== 'danger' || can(me, 'updateBoard'));
  return (
    <BoardFrame title={texts.title} navigation={<Navigation names={shown} />}>
      {(board) => <Parts board={board} names={shown} />}
    </BoardFrame>
  );
}

function Navigation({ names }: { names: readonly PartName[] }): ReactElement {
  const texts = useBoardSettingsMessages();
  return (
    <nav aria-label={texts.navigation} className={frame.navigation}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`} className={frame.link}>
              {texts.parts[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Parts({ board, names }: { board: Board; names: readonly PartName[] }): ReactElement {
  const texts = useBoardSettingsMessages();
  const mayChange = useMayChange();
  const { readOnly } = useConnection();
  // The parts are not on the page yet when the browser looks for the one of the address.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  const content: Readonly<Record<PartName, ReactElement>> = {
    general: <GeneralPart board={board} />,
    access: <BoardAccess board={board} />,
    labels: <LabelsPart mayChange={mayChange} />,
    fields: <FieldsSection isReadOnly={!mayChange} />,
    archive: <ArchivePart boardId={board.id} mayChange={mayChange} />,
    export: <ExportPart board={board} />,
    danger: <DangerPart board={board} />,
  };
  return (
    <>
      {board.archivedAt !== null && <p role="status">{texts.isArchived}</p>}
      {readOnly && board.archivedAt === null && <p className={parts.soft}>{texts.readOnly}</p>}
      {names.map((name) => (
        <Section key={name} id={name} title={texts.parts[name]}>
          {content[name]}
        </Section>
      ))}
    </>
  );
}
