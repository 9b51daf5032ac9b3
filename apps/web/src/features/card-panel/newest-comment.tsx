import { ArrowDown } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { useComments } from '../../card-history/card-queries.js';
import { ago } from '../../texts/moments.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { Avatar } from '../../ui/avatar/avatar.js';
import styles from './newest-comment.module.css';

/** The newest comment in one line above the form, while its own place is out of view. */
export function NewestComment({ cardId }: { cardId: number }): ReactElement | null {
  const messages = useCardPanelMessages();
  const { data: comments } = useComments(cardId);
  const comment = comments?.at(-1);
  const elementId = comment && `comment-${comment.id}`;
  const isSeen = useIsSeen(elementId, comments);
  if (!comment || isSeen) return null;
  const { author, text, createdAt } = comment;
  const show = (): void => {
    const place = document.getElementById(elementId ?? '');
    // Changes of the same days may not be read yet: it is the last of what is listed in any case.
    if (place) place.scrollIntoView({ block: 'end' });
    else document.querySelector('[data-panel-body]')?.scrollTo({ top: Number.MAX_SAFE_INTEGER });
  };
  return (
    <button type="button" className={styles.newest} onClick={show}>
      <Avatar memberId={author.memberId} name={author.name} isDecoration />
      <span className="visually-hidden">{messages.newestComment}</span>
      <span className={styles.text} dir="auto">
        {`${author.name}: ${text}`}
      </span>
      <span className={styles.ago}>{ago(createdAt)}</span>
      <ArrowDown size={14} aria-hidden />
    </button>
  );
}

/** Whether an element of the panel is in view; also true while nothing is known of it. */
function useIsSeen(id: string | undefined, listed: unknown): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const element = id === undefined ? null : document.getElementById(id);
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, listed]);
  return isSeen;
}
