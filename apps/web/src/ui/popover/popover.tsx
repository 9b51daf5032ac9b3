import {
  Popover as AriakitPopover,
  PopoverDisclosure,
  PopoverProvider,
  usePopoverStore,
} from '@ariakit/react/popover';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import styles from './popover.module.css';
import { closeAtTabEnds } from './tab-ends.js';

/** Content of a popover; `close` returns the focus to where it came from. */
export type PopoverContent = (close: () => void) => ReactNode;

export interface PopoverButtonProps {
  /** Accessible name of the popover. */
  readonly title: string;
  /** Accessible name of the button, if its content is not enough. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** For a button that is no tab stop of its own. */
  readonly tabIndex?: number | undefined;
  /** Face of the button. */
  readonly children: ReactNode;
  readonly content: PopoverContent;
}

/** A button with a popover below. Its content exists only while it is open. */
export function PopoverButton({
  title,
  label,
  className,
  disabled,
  tabIndex,
  children,
  content,
}: PopoverButtonProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <PopoverProvider open={isOpen} setOpen={setOpen} placement="bottom-start">
      <PopoverDisclosure className={className} disabled={disabled} tabIndex={tabIndex} aria-label={label}>
        {children}
      </PopoverDisclosure>
      <AriakitPopover
        portal
        // The elements that would keep the order have the focus, but no name.
        preserveTabOrder={false}
        onKeyDown={(event) => closeAtTabEnds(event, () => setOpen(false))}
        unmountOnHide
        gutter={4}
        overflowPadding={8}
        aria-label={title}
        className={styles.popover}
      >
        {content(() => setOpen(false))}
      </AriakitPopover>
    </PopoverProvider>
  );
}

export interface AnchoredPopoverProps {
  readonly title: string;
  /** The element beside which it opens, and which gets the focus back. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly content: PopoverContent;
}

/** A popover without a button of its own, for pickers that a key opens. It exists while it is open. */
export function AnchoredPopover({ title, anchor, onClose, content }: AnchoredPopoverProps): ReactElement {
  const focusBack = useRef(anchor);
  const store = usePopoverStore({
    open: true,
    setOpen: (isOpen) => {
      if (!isOpen) onClose();
    },
    placement: 'bottom-start',
  });
  return (
    <AriakitPopover
      store={store}
      portal
      preserveTabOrder={false}
      onKeyDown={(event) => closeAtTabEnds(event, onClose)}
      gutter={4}
      overflowPadding={8}
      getAnchorRect={() => anchor.getBoundingClientRect()}
      finalFocus={focusBack}
      aria-label={title}
      className={styles.popover}
    >
      {content(onClose)}
    </AriakitPopover>
  );
}
