import type { ReactElement } from 'react';
import { useFields } from '../../../board-control/hooks/use-board.js';
import { useControl, useDisplay } from '../../../board-control/hooks/use-control.js';
import type { GroupName } from '../../../filters/board-filter.js';
import { boardDisplayMessages, useBoardDisplayMessages } from '../../../texts/board-display-messages.js';
import { useMessages } from '../../../texts/messages.js';
import { OpenedMenu } from '../../../ui/menu/opened-menu.js';
import type { ToolPanelProps } from './bar-tool.js';
import { groupNames } from './display-names.js';

/** What the rows of the view stand for. It is in the address, as the choice of the display panel is. */
export function GroupMenu({ anchor, onClose }: ToolPanelProps): ReactElement {
  const texts = useBoardDisplayMessages();
  const { group: title } = useMessages().display;
  const { ports } = useControl();
  const { group: current } = useDisplay();
  const item = (
    group: GroupName | undefined,
    name: string,
  ): { title: string; isCurrent: boolean; run: () => void } => ({
    title: name,
    isCurrent: group === current,
    run: () => ports.setDisplay({ group }),
  });
  const names = groupNames(useFields(), texts).map(([group, name]) => item(group, name));
  return (
    <OpenedMenu
      label={title}
      groups={[[item(undefined, texts.noGroup)], names]}
      button={anchor}
      onClose={onClose}
    />
  );
}

/** With its texts. */
export async function load(): Promise<typeof GroupMenu> {
  await boardDisplayMessages.load();
  return GroupMenu;
}
