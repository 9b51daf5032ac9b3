import { useState, type ReactElement, type ReactNode } from 'react';
import { part } from '../part/part.js';
import type { MenuAction } from './menu-action.js';

export type { MenuAction } from './menu-action.js';

export interface ActionMenuProps {
  /** Accessible name of the button and of the menu. */
  readonly label: string;
  readonly className?: string | undefined;
  /** For a button that is no tab stop of its own. */
  readonly tabIndex?: number | undefined;
  readonly children: ReactNode;
  /** Groups of actions, with a line between each two. */
  readonly groups: readonly (readonly MenuAction[])[];
}

const load = (): Promise<typeof import('./opened-menu.js')> => import('./opened-menu.js');
const preload = (): void => void load().catch(() => undefined);
const OpenedMenu = part(() => load().then((loaded) => loaded.OpenedMenu));

/** A button that opens a menu of actions. The menu is loaded when the button is about to be used. */
export function ActionMenu({ label, className, tabIndex, children, groups }: ActionMenuProps): ReactElement {
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
        onPointerEnter={preload}
        onFocus={preload}
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
      {isOpen && button && (
        <OpenedMenu
          label={label}
          groups={groups}
          button={button}
          onClose={() => setOpen(false)}
          onMissing={() => setOpen(false)}
        />
      )}
    </>
  );
}
