import { isComposing } from '../ui/input-method/is-composing.js';
import { useEffect, useState } from 'react';
import { composingFields } from './composing-fields.js';
import { suggestionTrigger, type SuggestionTrigger } from './suggestion-trigger.js';
import type { SuggestingField } from './suggesting-field.js';

export interface TypedTrigger {
  readonly trigger: SuggestionTrigger | null;
  /** How often something was typed, by which a choice is of that list. */
  readonly typed: number;
  /** Until something is typed. */
  readonly leave: () => void;
  /** For this sign. */
  readonly close: () => void;
}

/** What is typed behind a sign in a field. What an input method composes counts when it is complete. */
export function useTrigger(field: SuggestingField | null): TypedTrigger {
  const [trigger, setTrigger] = useState(() =>
    field && composingFields.has(field) ? null : triggerIn(field),
  );
  const [typed, setTyped] = useState(0);
  const [closed, setClosed] = useState<number | null>(null);
  useEffect(() => {
    if (!field) return undefined;
    const element: HTMLElement = field;
    const read = (event: Event): void => {
      if (event instanceof InputEvent && isComposing(event)) return;
      const next = triggerIn(field);
      setTrigger(next);
      setTyped((count) => count + 1);
      if (!next) setClosed(null);
    };
    const leave = (): void => setTrigger(null);
    const listeners = { input: read, compositionend: read, blur: leave, click: leave };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
    };
  }, [field]);
  return {
    trigger: trigger?.start === closed ? null : trigger,
    typed,
    leave: () => setTrigger(null),
    close: () => setClosed(trigger?.start ?? null),
  };
}

function triggerIn(field: SuggestingField | null): SuggestionTrigger | null {
  if (!field || field.selectionStart !== field.selectionEnd) return null;
  return suggestionTrigger(field.value, field.selectionStart ?? 0);
}
