import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useMessages } from '../../../texts/messages.js';
import { Button } from '../../../ui/button/button.js';
import barStyles from './board-bar.module.css';

const load = (): Promise<typeof import('./display-panel.js')> => import('./display-panel.js');
const DisplayPanel = lazy(() => load().then((loaded) => ({ default: loaded.DisplayPanel })));

/** Opens the choices of rows, sort and faces. They are loaded when the button is about to be used. */
export function DisplayButton(): ReactElement {
  const texts = useMessages().display;
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={setButton}
        kind="quiet"
        className={barStyles.filter}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={16} aria-hidden />
        <span className={barStyles.word}>{texts.title}</span>
      </Button>
      {isOpen && button && (
        <Suspense>
          <DisplayPanel anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
