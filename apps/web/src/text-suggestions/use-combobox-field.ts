import { useEffect } from 'react';
import { isComposing } from '../ui/input-method/is-composing.js';
import type { SuggestingField } from './suggesting-field.js';

/** What the keys of an open list do. */
export interface ListKeys {
  readonly move: (step: 1 | -1) => void;
  readonly choose: () => void;
  readonly close: () => void;
  /** The caret leaves what is typed. */
  readonly leave: () => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const LEAVING = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Takes the keys of a list before its field, which saves by Enter and closes by Escape. @param keys null while it is closed */
export function useListKeys(field: SuggestingField | null, keys: ListKeys | null): void {
  useEffect(() => {
    if (!field || !keys) return undefined;
    const element: HTMLElement = field;
    const onKey = (event: KeyboardEvent): void => {
      if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const step = STEPS[event.key];
      if (step) keys.move(step);
      else if (event.key === 'Enter' || event.key === 'Tab') keys.choose();
      else if (event.key === 'Escape') keys.close();
      else {
        if (LEAVING.includes(event.key)) keys.leave();
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    element.addEventListener('keydown', onKey, { capture: true });
    return () => element.removeEventListener('keydown', onKey, { capture: true });
  });
}

/** Makes a field the combobox of a list while it is open. @param activeId of the chosen entry, null while it is closed */
export function useComboboxField(
  field: SuggestingField | null,
  listId: string,
  activeId: string | null,
): void {
  useEffect(() => {
    if (!field || activeId === null) return undefined;
    const attributes = {
      // A field of several lines has no other role than its own (ARIA in HTML), and that one is never expanded.
      ...(field instanceof HTMLInputElement ? { role: 'combobox', 'aria-expanded': 'true' } : {}),
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  }, [field, listId, activeId]);
}
