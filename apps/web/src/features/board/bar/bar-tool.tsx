import type { LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { Button } from '../../../ui/button/button.js';
import styles from './board-bar.module.css';

export interface ToolPanelProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

export interface BarToolProps {
  readonly title: string;
  readonly Icon: LucideIcon;
  readonly isSet: boolean;
  readonly popup: 'dialog' | 'menu';
  readonly Panel: ComponentType<ToolPanelProps>;
  /** Loads the panel when the button is about to be used. */
  readonly onNear: () => void;
}

/** A button at the end of the bar with what opens below it. */
export function BarTool({ title, Icon, isSet, popup, Panel, onNear }: BarToolProps): ReactElement {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={setButton}
        kind="quiet"
        className={styles.tool}
        data-active={isSet}
        aria-haspopup={popup}
        aria-expanded={isOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={16} aria-hidden />
        <span className={styles.word}>{title}</span>
      </Button>
      {isOpen && button && (
        <Suspense>
          <Panel anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A panel as a chunk of its own, and what requests it. */
export function toolPanel(
  load: () => Promise<ComponentType<ToolPanelProps>>,
): Pick<BarToolProps, 'Panel' | 'onNear'> {
  return {
    Panel: lazy(async () => ({ default: await load() })),
    onNear: () => void load().catch(() => undefined),
  };
}
