import { lazy, Suspense, useEffect, useRef, type ReactElement } from 'react';
import { useValue } from '../observable/use-value.js';
import { usePreference } from '../session/use-preference.js';
import { useMessages } from '../texts/messages.js';
import { COMMANDS } from './command-table.js';
import { isSingleKey, KeyDispatch, keyName } from './key-dispatch.js';
import { screenControl } from './screen-control.js';
import { useSituation } from './use-situation.js';

const Palette = lazy(() => import('./palette.js').then(({ Palette: shown }) => ({ default: shown })));
const KeysHelp = lazy(() => import('./keys-help.js').then(({ KeysHelp: shown }) => ({ default: shown })));

/** Listens for the keys of all commands, and shows the palette and the help. */
export function CommandHost(): ReactElement {
  const messages = useMessages().commands;
  const situation = useSituation();
  const [hasSingleKeys] = usePreference('hasSingleKeys');
  const dialog = useValue(screenControl.dialog);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const dispatch = new KeyDispatch(COMMANDS);
    const press = (event: KeyboardEvent): void => {
      const name = event.defaultPrevented ? null : keyName(event);
      if (name === null || !isFree(event.target, name)) return;
      if (!hasSingleKeys && isSingleKey(name)) return;
      if (dispatch.press(name, situation())) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [situation, hasSingleKeys]);
  useEffect(() => {
    if (dialog !== null) return undefined;
    const remember = (): void => {
      before.current = document.activeElement;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [dialog]);
  const close = (): void => {
    screenControl.close();
    const element = before.current;
    queueMicrotask(() => element instanceof HTMLElement && element.focus());
  };
  return (
    <Suspense fallback={null}>
      {dialog === 'palette' && <Palette title={messages.palette} onClose={close} />}
      {dialog === 'keys' && <KeysHelp onClose={close} />}
    </Suspense>
  );
}

/** Whether a key may be a command here: typing, dialogs, buttons and scrolling keep theirs. */
function isFree(target: EventTarget | null, name: string): boolean {
  if (!(target instanceof Element)) return true;
  if (target.closest('[role=dialog], [role=menu], [role=listbox]')) return false;
  if (target.closest('input, textarea, select, [contenteditable=true]')) return name === 'Mod+k';
  const isCard = target.closest('[data-card-link]') !== null;
  if (name === 'Enter') return isCard || target === document.body;
  const scrolls = /Arrow|Home|End|Mod\+a/.test(name);
  return !scrolls || target === document.body || target.closest('[data-board]') !== null;
}
