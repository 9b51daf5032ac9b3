import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useValue } from '../../observable/use-value.js';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../button/button.js';
import { PERSISTENT } from '../dialog/persistent-elements.js';
import styles from './toast.module.css';
import { dismissToast, shownToasts, type ShownToast } from './toasts.js';

/** Long enough to reach Undo by keyboard; a failure stays until it is dismissed. */
const SHOWN_MS = 10_000;

/** Where toasts appear: above the content, at the bottom edge or above the bars that are there. */
export function ToastRegion(): ReactElement {
  const messages = useMessages();
  const toasts = useValue(shownToasts);
  return (
    <section className={styles.region} aria-label={messages.notifications} {...PERSISTENT}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastItem({ toast }: { toast: ShownToast }): ReactElement {
  const messages = useMessages();
  const element = useRef<HTMLDivElement>(null);
  const isHeld = useIsHeld(element);
  const { id, kind, text, action, link } = toast;
  useEffect(() => {
    if (isHeld || kind === 'failure') return undefined;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, kind, isHeld]);
  return (
    <div
      ref={element}
      className={styles.toast}
      data-kind={kind}
      role={kind === 'failure' ? 'alert' : 'status'}
    >
      <p className={styles.text}>{text}</p>
      {link && (
        <a
          className={styles.link}
          href={link.href}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            dismissToast(id);
            link.open();
          }}
        >
          {link.title}
        </a>
      )}
      {action && (
        <Button
          kind="quiet"
          className={styles.action}
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.title}
        </Button>
      )}
      <Button kind="quiet" aria-label={messages.dismiss} onClick={() => dismissToast(id)}>
        <X size={16} aria-hidden />
      </Button>
    </div>
  );
}

/** Whether the pointer or the focus is on a toast, which then stays. */
function useIsHeld(toast: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const element = toast.current;
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ['pointerenter', 'focusin'])
      element?.addEventListener(name, () => setHeld(true), { signal });
    for (const name of ['pointerleave', 'focusout'])
      element?.addEventListener(name, () => setHeld(false), { signal });
    return () => listening.abort();
  }, [toast]);
  return isHeld;
}
