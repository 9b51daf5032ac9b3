import { Menu, MenuItem, MenuSeparator, useMenuStore } from '@ariakit/react/menu';
import { Fragment, useLayoutEffect, type ReactElement } from 'react';
import type { MenuAction } from './menu-action.js';
import styles from './menu.module.css';

export interface OpenedMenuProps {
  readonly label: string;
  readonly groups: readonly (readonly MenuAction[])[];
  /** It opened the menu, and gets the focus back. */
  readonly button: HTMLElement;
  readonly onClose: () => void;
}

/** A menu for as long as it is open. It is a chunk of its own, so that a board is shown before menus are loaded. */
export function OpenedMenu({ label, groups, button, onClose }: OpenedMenuProps): ReactElement {
  const store = useMenuStore({
    open: true,
    placement: 'bottom-end',
    setOpen: (isOpen) => {
      if (!isOpen) onClose();
    },
  });
  useLayoutEffect(() => {
    store.setAutoFocusOnShow(true);
    store.setInitialFocus('first');
  }, [store]);
  return (
    <Menu
      store={store}
      portal
      gutter={4}
      overflowPadding={8}
      getAnchorRect={() => button.getBoundingClientRect()}
      finalFocus={button}
      // A press on the button closes the menu by the button.
      hideOnInteractOutside={({ target }) => !(target instanceof Node && button.contains(target))}
      aria-label={label}
      className={styles.menu}
    >
      {groups
        .filter((actions) => actions.length > 0)
        .map((actions, index) => (
          <Fragment key={actions[0]?.title}>
            {index > 0 && <MenuSeparator className={styles.separator} />}
            {actions.map((action) => (
              <MenuItem
                key={action.title}
                className={[styles.item, action.isDanger ? styles.danger : ''].join(' ')}
                aria-current={action.isCurrent ? 'true' : undefined}
                onClick={action.run}
              >
                {action.icon}
                {action.title}
                {action.hint && <span className={styles.hint}>{action.hint}</span>}
              </MenuItem>
            ))}
          </Fragment>
        ))}
    </Menu>
  );
}
