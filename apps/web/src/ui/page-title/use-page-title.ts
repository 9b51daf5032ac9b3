import { useEffect } from 'react';

/** The title of the browser's tab and of its history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Kiban`;
  }, [title]);
}
