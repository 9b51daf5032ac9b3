import { Dialog } from '@ariakit/react/dialog';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { persistentElements } from '../../ui/dialog/persistent-elements.js';
import { useMedia } from '../../ui/media/use-media.js';
import styles from './panel-shell.module.css';
import { isComposing } from '../../ui/input-method/is-composing.js';

/** Whether the card is in a panel beside the board, and not on a page of its own. */
export function useIsPanel(): boolean {
  const isWide = useMedia('(width >= 1024px)');
  const { page } = useSearch({ from: '/boards/$boardId/cards/$cardId' });
  return isWide && !page;
}

export interface PanelShellProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** From 1,024 px on a panel beside the live board, below a page that covers it. Escape closes both. */
export function PanelShell({ label, onClose, children }: PanelShellProps): ReactElement {
  const isPanel = useIsPanel();
  const panel = useRef<HTMLDivElement>(null);
  useEscapeWithoutFocus(onClose);
  return (
    <Dialog
      ref={panel}
      open
      // A change between the two is a new dialog: its place in the document differs.
      key={String(isPanel)}
      modal={!isPanel}
      backdrop={false}
      getPersistentElements={persistentElements}
      preventBodyScroll={false}
      hideOnInteractOutside={false}
      // Hidden by the dialog itself, it would take the focus once more before the address changes.
      hideOnEscape={false}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      initialFocus={panel}
      autoFocusOnHide={false}
      aria-label={label}
      tabIndex={-1}
      data-side-panel={isPanel || undefined}
      className={[styles.panel, isPanel ? '' : styles.page].join(' ')}
    >
      {children}
    </Dialog>
  );
}

/** Escape without a focus is for the panel; on the board behind it belongs to the board. */
function useEscapeWithoutFocus(onClose: () => void): void {
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (isComposing(event) || event.defaultPrevented) return;
      if (event.key !== 'Escape' || event.target !== document.body) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
}
