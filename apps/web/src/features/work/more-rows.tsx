import { useEffect, useRef, type ReactElement } from 'react';
import { useMessages } from '../../texts/messages.js';
import { useWorkMessages } from '../../texts/work-messages.js';
import { Button } from '../../ui/button/button.js';

/** How far below the view the next page is read, so that scrolling seldom waits. */
const READ_AHEAD = '400px';

export interface MoreRowsProps {
  readonly isReading: boolean;
  readonly isFailed: boolean;
  /** How many rows are shown: a page that leaves the end in view is followed by the next. */
  readonly count: number;
  readonly onMore: () => void;
}

/** The end of rows that are read page by page. The next page is read when it comes near; the button repeats a failed reading. */
export function MoreRows({ isReading, isFailed, count, onMore }: MoreRowsProps): ReactElement {
  const messages = useMessages();
  const texts = useWorkMessages();
  const end = useRef<HTMLDivElement>(null);
  const read = useRef(onMore);
  useEffect(() => {
    read.current = onMore;
  });
  useEffect(() => {
    const element = end.current;
    // A live change that reads the rows again cancels the reading of a page, so the end is observed again after each reading.
    if (!element || isReading || isFailed) return undefined;
    // The page scrolls inside the frame, and a margin counts only at the root of the observer.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) read.current();
      },
      { root: element.closest('main'), rootMargin: `0px 0px ${READ_AHEAD} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, isReading, isFailed]);
  return (
    <div ref={end}>
      {isFailed && !isReading && <p role="alert">{messages.unreachable}</p>}
      <Button disabled={isReading} onClick={onMore}>
        {isReading ? texts.searching : isFailed ? messages.retry : texts.more}
      </Button>
    </div>
  );
}
