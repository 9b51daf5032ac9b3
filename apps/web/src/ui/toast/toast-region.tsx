import { X } from 'lucide-react';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { useValue } from '../../observable/use-value.js';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../button/button.js';
import { PERSISTENT } from '../dialog/persistent-elements.js';
import styles from './toast.module.css';
import { ToastTimer, type After } from './toast-timer.js';
import { dismissToast, shownToasts, type ShownToast } from './toasts.js';

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
  const { id, kind, text, action, link } = toast;
  useTimer(element, toast);
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

const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** A failure goes as every toast does: the change that failed is no longer shown either. */
function useTimer(toast: RefObject<HTMLElement | null>, { id, text }: ShownToast): void {
  useEffect(() => {
    const timer = new ToastTimer(after, text, () => dismissToast(id));
    const listening = new AbortController();
    const { signal } = listening;
    const element = toast.current;
    element?.addEventListener('pointerenter', () => timer.hold('pointer', true), { signal });
    element?.addEventListener('pointerleave', () => timer.hold('pointer', false), { signal });
    element?.addEventListener('focusin', () => timer.hold('focus', true), { signal });
    element?.addEventListener('focusout', () => timer.hold('focus', false), { signal });
    const look = (): void => timer.hold('hidden', document.hidden);
    document.addEventListener('visibilitychange', look, { signal });
    look();
    return () => {
      listening.abort();
      timer.end();
    };
  }, [toast, id, text]);
}
