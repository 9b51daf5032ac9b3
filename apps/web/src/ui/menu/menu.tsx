import { useState, type ReactElement, type ReactNode } from 'react';
import { part } from '../part/part.js';
import type { MenuAction } from './menu-action.js';

export type { MenuAction } from './menu-action.js';

interface MenuFace {
  /** Accessible name of the button and of the menu. */
  readonly label: string;
  readonly className?: string | undefined;
  /** For a button that is no tab stop of its own. */
  readonly tabIndex?: number | undefined;
  readonly children: ReactNode;
}

export interface MenuButtonProps extends MenuFace {
  /** Called when the button is about to be used. */
  readonly onNear?: () => void;
  /** The opened menu, which gives the focus back to the button. */
  readonly menu: (button: HTMLElement, close: () => void) => ReactElement;
}

/** A button that opens a menu. The menu exists only while it is open. */
export function MenuButton(props: MenuButtonProps): ReactElement {
  const { label, className, tabIndex, children, onNear, menu } = props;
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={setButton}
        type="button"
        className={className}
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || event.shiftKey) return;
          event.preventDefault();
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen && button && menu(button, () => setOpen(false))}
    </>
  );
}

export interface ActionMenuProps extends MenuFace {
  /** Groups of actions, with a line between each two. */
  readonly groups: readonly (readonly MenuAction[])[];
}

const load = (): Promise<typeof import('./opened-menu.js')> => import('./opened-menu.js');
const preload = (): void => void load().catch(() => undefined);
const OpenedMenu = part(() => load().then((loaded) => loaded.OpenedMenu));

/** A button that opens a menu of actions. The menu is loaded when the button is about to be used. */
export function ActionMenu({ groups, ...face }: ActionMenuProps): ReactElement {
  return (
    <MenuButton
      {...face}
      onNear={preload}
      menu={(button, close) => (
        <OpenedMenu label={face.label} groups={groups} button={button} onClose={close} onMissing={close} />
      )}
    />
  );
}
