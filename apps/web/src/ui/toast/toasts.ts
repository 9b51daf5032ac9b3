import { Value } from '../../observable/value.js';

export interface Toast {
  readonly text: string;
  readonly kind: 'done' | 'failure';
  readonly action?: { readonly title: string; readonly run: () => void };
  /** Leads to what the toast is about. */
  readonly link?: { readonly title: string; readonly href: string; readonly open: () => void };
}

export interface ShownToast extends Toast {
  readonly id: number;
}

const SHOWN_MAX = 3;
let lastId = 0;

/** The toasts on the screen, the oldest first. */
export const shownToasts = new Value<readonly ShownToast[]>([]);

/** Shows a toast; the oldest one makes room. A repeated failure is shown once. */
export function showToast(toast: Toast): void {
  lastId += 1;
  const shown = { ...toast, id: lastId };
  shownToasts.update((toasts) =>
    [...toasts.filter(({ text }) => text !== toast.text), shown].slice(-SHOWN_MAX),
  );
}

export function dismissToast(id: number): void {
  shownToasts.update((toasts) => toasts.filter((toast) => toast.id !== id));
}
