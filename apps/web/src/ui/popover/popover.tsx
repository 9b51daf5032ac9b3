import { Popover as AriakitPopover, usePopoverStore } from '@ariakit/react/popover';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import styles from './popover.module.css';
import { closeAtTabEnds } from './tab-ends.js';
import { isPlainKey } from '../input-method/is-composing.js';

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

/** A button with a popover below. The popover exists only while it is open, since views have hundreds of such buttons. */
export function PopoverButton({
  title,
  label,
  className,
  disabled,
  tabIndex,
  children,
  content,
}: PopoverButtonProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={disabled}
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      >
        {children}
      </button>
      {anchor && (
        <AnchoredPopover title={title} anchor={anchor} onClose={() => setAnchor(null)} content={content} />
      )}
    </>
  );
}

export interface AnchoredPopoverProps {
  readonly title: string;
  /** The element beside which it opens, and which gets the focus back. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  /** For a form with lists of its own. */
  readonly isWide?: boolean;
  readonly content: PopoverContent;
}

/** A popover without a button of its own, for pickers that a key opens. It exists while it is open. */
export function AnchoredPopover(props: AnchoredPopoverProps): ReactElement {
  const { title, anchor, onClose, isWide = false, content } = props;
  const focusBack = useRef(anchor);
  const store = usePopoverStore({
    open: true,
    setOpen: (isOpen) => {
      if (!isOpen) onClose();
    },
    placement: 'bottom-start',
  });
  // A press of the button is no press outside: the button itself closes it.
  useEffect(() => store.setDisclosureElement(anchor), [store, anchor]);
  return (
    <AriakitPopover
      store={store}
      portal
      preserveTabOrder={false}
      hideOnEscape={isPlainKey}
      onKeyDown={(event) => closeAtTabEnds(event, onClose)}
      gutter={4}
      overflowPadding={8}
      getAnchorRect={() => anchor.getBoundingClientRect()}
      finalFocus={focusBack}
      aria-label={title}
      className={styles.popover}
      data-wide={isWide || undefined}
    >
      {content(onClose)}
    </AriakitPopover>
  );
}
