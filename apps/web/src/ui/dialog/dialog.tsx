import { Dialog as AriakitDialog, DialogDismiss, DialogHeading } from '@ariakit/react/dialog';
import { HeadingLevel } from '@ariakit/react/heading';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useMessages } from '../../texts/messages.js';
import { useBottomBar } from '../bottom-bar/use-bottom-bar.js';
import styles from './dialog.module.css';
import { persistentElements } from './persistent-elements.js';
import { isPlainKey } from '../input-method/is-composing.js';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** For tables and long texts. */
  readonly isWide?: boolean;
  /** Without it the dialog cannot be closed. */
  readonly onClose?: () => void;
  /** Gets the focus after the dialog; null is the element that had it before. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog: it keeps the focus, and Escape closes it. Its heading is one level below the page's. */
export function Dialog({ title, children, isWide = false, onClose, finalFocus }: DialogProps): ReactElement {
  const messages = useMessages();
  const bottomBar = useBottomBar();
  return (
    <HeadingLevel>
      <AriakitDialog
        ref={bottomBar}
        open
        getPersistentElements={persistentElements}
        onClose={onClose}
        hideOnEscape={onClose !== undefined && isPlainKey}
        hideOnInteractOutside={onClose !== undefined}
        {...(finalFocus && { finalFocus })}
        backdrop={<div className={styles.backdrop} />}
        className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      >
        <header className={styles.head}>
          <DialogHeading className={styles.title}>{title}</DialogHeading>
        </header>
        {children}
        {/* The last in the order of focus: the first is what the dialog is for. */}
        {onClose && (
          <DialogDismiss className={styles.close} aria-label={messages.close}>
            <X size={16} aria-hidden />
          </DialogDismiss>
        )}
      </AriakitDialog>
    </HeadingLevel>
  );
}
