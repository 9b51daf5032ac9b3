import { useEffect } from 'react';
import { useBoardSession, useListIds } from './use-board.js';

const NONE: ReadonlySet<number> = new Set();

/**
 * Rows, sorts and tables need all cards: the pages of long lists are read one after the other.
 * @param folded lists that are not shown
 */
export function useReadAll(isOn: boolean, folded: ReadonlySet<number> = NONE): void {
  const session = useBoardSession();
  const listIds = useListIds();
  useEffect(() => {
    if (!isOn) return undefined;
    const { store } = session;
    let isShown = true;
    const reading = new Set<number>();
    // A page notifies before its request has ended, so what it notifies cannot request the next one.
    const read = async (id: number): Promise<void> => {
      if (reading.has(id)) return;
      reading.add(id);
      try {
        while (isShown && store.list(id)?.complete === false) await session.readPage(id);
      } catch {
        // The next change of the list goes on, or the return of the connection.
      } finally {
        reading.delete(id);
      }
    };
    const shown = listIds.filter((id) => !folded.has(id));
    const readShown = (): void => shown.forEach((id) => void read(id));
    let isLive = store.connection().state === 'live';
    const leave = [
      store.subscribe('connection', () => {
        const wasLive = isLive;
        isLive = store.connection().state === 'live';
        if (isLive && !wasLive) readShown();
      }),
      ...shown.map((id) => store.subscribe(`list:${id}`, () => void read(id))),
    ];
    readShown();
    return () => {
      isShown = false;
      leave.forEach((each) => each());
    };
  }, [session, listIds, isOn, folded]);
}
