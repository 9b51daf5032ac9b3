import { useEffect } from 'react';
import { drawPages } from './export-chart.js';
import type { GanttControl } from './gantt-control.js';
import styles from './gantt-view.module.css';

/** Rows on one page. */
const PAGE_ROWS = 32;

/** Prints all rows, page by page: the page itself holds only those in view. */
export function usePrint(control: GanttControl): void {
  useEffect(() => {
    const pages = document.createElement('div');
    pages.className = styles.print ?? '';
    const add = (): void => {
      const parser = new DOMParser();
      pages.replaceChildren(
        ...drawPages(control, PAGE_ROWS).map(({ text }) =>
          document.importNode(parser.parseFromString(text, 'image/svg+xml').documentElement, true),
        ),
      );
      document.body.append(pages);
    };
    const remove = (): void => pages.remove();
    addEventListener('beforeprint', add);
    addEventListener('afterprint', remove);
    return () => {
      remove();
      removeEventListener('beforeprint', add);
      removeEventListener('afterprint', remove);
    };
  }, [control]);
}
