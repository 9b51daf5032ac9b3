/** Marks what stays in use above a modal dialog: toasts, and the region that screen readers speak. */
export const PERSISTENT = { 'data-persistent': '' } as const;

/** They are neither hidden nor disabled by a modal dialog, and a press on them does not close it. */
export const persistentElements = (): Iterable<Element> => document.querySelectorAll('[data-persistent]');
