import { useEffect } from 'react';
import { useBoardSession, useListIds } from '../../board-hooks/use-board.js';

/** Rows and sorts need all cards: the pages of long lists are read one after the other. */
export function useReadAll(isOn: boolean): void {
  const session = useBoardSession();
  const listIds = useListIds();
  useEffect(() => {
    if (!isOn) return undefined;
    const { store } = session;
    const read = (id: number): void => {
      if (store.list(id)?.complete === false) session.readMore(id);
    };
    for (const id of listIds) read(id);
    const leave = listIds.map((id) => store.subscribe(`list:${id}`, () => read(id)));
    return () => leave.forEach((each) => each());
  }, [session, listIds, isOn]);
}
