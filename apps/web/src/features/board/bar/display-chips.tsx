import { useSearch } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Rows3 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFields } from '../../../board-control/hooks/use-board.js';
import { boardDisplayMessages, useBoardDisplayMessages } from '../../../texts/board-display-messages.js';
import { useMessages } from '../../../texts/messages.js';
import { savedViewMessages } from '../../../texts/saved-view-messages.js';
import { Chip } from '../../../ui/chip/chip.js';
import { OpenedView } from '../saved-views/opened-view.js';
import styles from './display.module.css';
import { groupNames, isDescending, nameIn, sortKeyOf, sortNames } from './display-names.js';
import { useControl, useDisplay } from '../../../board-control/hooks/use-control.js';

/** Says which saved view is shown, and that the board has rows or is sorted, with a way to remove each. */
export function DisplayChips(): ReactElement | null {
  const texts = useBoardDisplayMessages();
  const messages = useMessages().display;
  const control = useControl();
  const { group, sort } = useDisplay();
  const fields = useFields();
  const { saved } = useSearch({ from: '/boards/$boardId' });
  const groupName = group && nameIn(groupNames(fields, texts), group);
  const sortName = sort && nameIn(sortNames(fields, texts), sortKeyOf(sort));
  if (!groupName && !sortName && saved === undefined) return null;
  return (
    <div className={styles.chips}>
      {saved !== undefined && <OpenedView id={saved} />}
      {groupName && (
        <Chip
          icon={<Rows3 size={14} aria-hidden />}
          text={texts.groupedBy(groupName)}
          remove={texts.removeGroup}
          onRemove={() => control.ports.setDisplay({ group: undefined })}
        />
      )}
      {sort && sortName && (
        <Chip
          icon={
            isDescending(sort) ? (
              <ArrowDown size={14} role="img" aria-label={texts.descending} />
            ) : (
              <ArrowUp size={14} role="img" aria-label={texts.ascending} />
            )
          }
          text={texts.sortedBy(sortName)}
          remove={messages.removeSort}
          onRemove={() => control.ports.setDisplay({ sort: undefined })}
        />
      )}
    </div>
  );
}

/** With its texts. */
export async function load(): Promise<typeof DisplayChips> {
  await Promise.all([boardDisplayMessages.load(), savedViewMessages.load()]);
  return DisplayChips;
}
