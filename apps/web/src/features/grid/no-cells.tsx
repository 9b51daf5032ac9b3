import type { ReactElement } from 'react';
import { useConnection } from '../../board-control/hooks/use-board.js';
import { useControl } from '../../board-control/hooks/use-control.js';
import type { BoardCommand } from '../../board-model/board-command.js';
import { useGridMessages } from '../../texts/grid-messages.js';
import { WEEKDAYS, weekdayName } from '../../texts/slots.js';
import { Notice } from '../../ui/notice/notice.js';
import { useGrid } from './use-grid.js';

/** A grid without columns and rows: what to do first. */
export function NoCells(): ReactElement {
  const texts = useGridMessages();
  const control = useControl();
  const { kind } = useGrid();
  const { readOnly } = useConnection();
  if (readOnly) return <Notice title={texts.empty}>{texts.emptyForViewer}</Notice>;
  const addWeek = (): void => {
    const [first, ...others] = WEEKDAYS.slice(0, 5).map((weekday): BoardCommand => ({
      kind: 'axis.create',
      axis: 'column',
      texts: { name: weekdayName(weekday), weekday },
      place: { at: 'last' },
    }));
    if (first) void control.run(first, () => others);
  };
  return (
    <Notice
      title={texts.empty}
      {...(kind === 'timetable' ? { action: { title: texts.addWeek, run: addWeek } } : {})}
    >
      <p>{texts.emptyHint}</p>
    </Notice>
  );
}
