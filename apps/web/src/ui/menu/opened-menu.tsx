import { Menu, MenuItem, MenuSeparator, useMenuStore } from '@ariakit/react/menu';
import { Fragment, useLayoutEffect, useState, type ReactElement } from 'react';
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
  const place = useNearPlace(button);
  return (
    <Menu
      store={store}
      portal
      portalElement={place}
      // The elements that would keep the order have the focus, but no name. Tab closes the menu instead.
      preserveTabOrder={false}
      onKeyDown={(event) => {
        if (event.key !== 'Tab') return;
        // Before the browser moves the focus on from there.
        button.focus();
        onClose();
      }}
      fixed
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

/**
 * A place at the end of the button's landmark or dialog, outside of everything that scrolls there: all content of a page
 * belongs to one of them.
 */
function useNearPlace(button: HTMLElement): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    (button.closest('[role="dialog"], main, [data-menu-place]') ?? document.body).append(place);
    return () => place.remove();
  }, [button, place]);
  return place;
}
