import type { ReactElement } from 'react';
import { useFields } from '../../../board-control/hooks/use-board.js';
import { useControl, useDisplay } from '../../../board-control/hooks/use-control.js';
import type { GroupName } from '../../../filters/board-filter.js';
import { useMessages } from '../../../texts/messages.js';
import { OpenedMenu } from '../../../ui/menu/opened-menu.js';
import type { ToolPanelProps } from './bar-tool.js';
import { groupNames } from './display-names.js';

/** What the rows of the view stand for. It is in the address, as the choice of the display panel is. */
export function GroupMenu({ anchor, onClose }: ToolPanelProps): ReactElement {
  const texts = useMessages().display;
  const { ports } = useControl();
  const { group: current } = useDisplay();
  const item = (
    group: GroupName | undefined,
    title: string,
  ): { title: string; isCurrent: boolean; run: () => void } => ({
    title,
    isCurrent: group === current,
    run: () => ports.setDisplay({ group }),
  });
  const names = groupNames(useFields(), texts).map(([group, title]) => item(group, title));
  return (
    <OpenedMenu
      label={texts.group}
      groups={[[item(undefined, texts.noGroup)], names]}
      button={anchor}
      onClose={onClose}
    />
  );
}
