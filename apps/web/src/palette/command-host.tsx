import { useEffect, useRef, type ReactElement } from 'react';
import { useValue } from '../observable/use-value.js';
import { useMessages } from '../texts/messages.js';
import { part } from '../ui/part/part.js';
import { ALL_COMMANDS } from '../board-control/all-commands.js';
import { isCharacterKey, KeyDispatch, keyName } from '../board-control/key-dispatch.js';
import { screenControl } from '../board-control/screen-control.js';
import { singleKeys } from '../board-control/single-keys.js';
import { useSituation } from './use-situation.js';

const Palette = part(() => import('./palette.js').then((loaded) => loaded.Palette));
const KeysHelp = part(() => import('./keys-help.js').then((loaded) => loaded.KeysHelp));

/** Listens for the keys of all commands, and shows the palette and the help. */
export function CommandHost(): ReactElement {
  const messages = useMessages().commands;
  const situation = useSituation();
  const dialog = useValue(screenControl.dialog);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const dispatch = new KeyDispatch(ALL_COMMANDS);
    const press = (event: KeyboardEvent): void => {
      const name = event.defaultPrevented ? null : keyName(event);
      if (name === null || !isFree(event.target, name)) return;
      if (isCharacterKey(name) && !singleKeys.get()) return;
      if (dispatch.press(name, situation())) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [situation]);
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
    <>
      {dialog?.kind === 'palette' && (
        <Palette title={messages.palette} targets={dialog.targets} onClose={close} onMissing={close} />
      )}
      {dialog?.kind === 'keys' && <KeysHelp onClose={close} onMissing={close} />}
    </>
  );
}

/** Whether a key may be a command here: typing, dialogs, buttons and scrolling keep theirs. */
function isFree(target: EventTarget | null, name: string): boolean {
  if (!(target instanceof Element)) return true;
  if (target.closest('[role=dialog], [role=menu], [role=listbox]')) return false;
  if (target.closest('input, textarea, select, [contenteditable=true]')) return name === 'Mod+k';
  const isCard = target.closest('[data-card-link]') !== null;
  if (name === 'Enter') return isCard || target === document.body;
  const scrolls = /Arrow|Home|End|Page|Mod\+a/.test(name);
  return !scrolls || target === document.body || target.closest('[data-board]') !== null;
}
