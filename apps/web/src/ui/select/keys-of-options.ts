/** An option has the focus only in the open list of a select: its keys, such as Escape, are no shortcuts of the view around it. */
export function keepKeysOfOptions(): void {
  const keep = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLOptionElement) event.stopPropagation();
  };
  addEventListener('keydown', keep, { capture: true });
}
