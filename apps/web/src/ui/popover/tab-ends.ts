import type { KeyboardEvent } from 'react';

const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';

/**
 * A popover is at the end of the page, where Tab would leave it for what happens to be there. Tab after its last control, and
 * Shift+Tab before its first one, close it instead, and the focus returns to where it came from.
 */
export function closeAtTabEnds(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const { key, shiftKey, target, currentTarget } = event;
  if (key !== 'Tab' || event.defaultPrevented || !currentTarget.contains(target as Node)) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  );
  const isAtEnd = target === (shiftKey ? stops[0] : stops.at(-1));
  const isAround = target === currentTarget && (shiftKey || stops.length === 0);
  if (!isAtEnd && !isAround) return;
  event.preventDefault();
  close();
}
