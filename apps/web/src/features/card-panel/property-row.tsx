import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { PopoverButton, type PopoverContent } from '../../ui/popover/popover.js';
import styles from './card-facts.module.css';

export interface PropertyLabelProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  /** Screen readers get the name with the value, from what edits it. */
  readonly isSpoken?: boolean;
}

/** The name of a property, at the start of its row. */
export function PropertyLabel({ Icon, label, isSpoken = false }: PropertyLabelProps): ReactElement {
  return (
    <span className={styles.label} aria-hidden={!isSpoken} title={label} dir="auto">
      <Icon size={16} aria-hidden />
      <span className={styles.cut}>{label}</span>
    </span>
  );
}

export interface PropertyRowProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly isEmpty: boolean;
  readonly canWrite: boolean;
  readonly isChip: boolean | undefined;
  /** The picker of its value. */
  readonly content: PopoverContent;
  readonly className?: string | undefined;
  /** Beside the value. */
  readonly end?: ReactNode;
  /** The value, unless it is empty. */
  readonly children: ReactNode;
}

/** A property: its name, and its value as the button of its picker. */
export function PropertyRow(props: PropertyRowProps): ReactElement {
  const { Icon, label, isEmpty, canWrite, isChip = false, content, className, end, children } = props;
  const { empty } = useCardPanelMessages();
  const looks = [styles.value, isEmpty ? styles.none : className, isChip ? styles.chip : ''];
  return (
    <div className={styles.row}>
      {!isChip && <PropertyLabel Icon={Icon} label={label} />}
      <div className={styles.cell}>
        <PopoverButton
          title={label}
          label={isEmpty ? `${label}: ${empty}` : undefined}
          className={looks.join(' ')}
          disabled={!canWrite}
          content={content}
        >
          {isEmpty && isChip && <Icon size={14} aria-hidden />}
          {isEmpty ? isChip ? label : empty : <Value label={label}>{children}</Value>}
        </PopoverButton>
        {end}
      </div>
    </div>
  );
}

/** What a value is, for screen readers: others see it by its row. */
const Value = ({ label, children }: { label: string; children: ReactNode }): ReactElement => (
  <>
    <span className="visually-hidden">{`${label}: `}</span>
    {children}
  </>
);
