import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, type CSSProperties, type RefObject } from 'react';
import type { Extent } from '../drag/drop-place.js';
import { usePrinting } from '../ui/media/use-printing.js';

export interface VirtualItemsOptions {
  readonly ids: readonly number[];
  /** Below this number every item is in the page, in normal flow. */
  readonly from: number;
  readonly isHorizontal?: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Container of the items; its position is what extents are relative to. */
  readonly container: RefObject<HTMLElement | null>;
  readonly sizeOf: (index: number) => number;
  readonly gap: number;
  readonly overscan: number;
  /** The focused item stays in the page while it is scrolled away. */
  readonly kept: number | null;
  /** What is dragged stays in the page as well; read at each scroll. */
  readonly held: ReadonlySet<number>;
}

export interface VirtualItems {
  readonly items: readonly {
    readonly id: number;
    readonly index: number;
    readonly start?: number;
    readonly end?: number;
  }[];
  readonly containerStyle: CSSProperties | undefined;
  /** For the `ref` of every item; each needs `data-index`, and is placed at its `start` by the view. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
  readonly scrollTo: (id: number) => void;
  readonly extents: () => Extent[];
}

/** The items that are in the page: all of a short list, those in view of a long one unless it is printed. */
export function useVirtualItems(options: VirtualItemsOptions): VirtualItems {
  const { ids, from, isHorizontal = false, scroller, container, sizeOf, gap, overscan, kept, held } = options;
  const isPrinting = usePrinting();
  const isVirtual = ids.length >= from && !isPrinting;
  const virtualizer = useVirtualizer({
    count: isVirtual ? ids.length : 0,
    horizontal: isHorizontal,
    getScrollElement: () => scroller.current,
    estimateSize: sizeOf,
    getItemKey: (index) => ids[index] ?? index,
    gap,
    overscan,
    useFlushSync: false,
    rangeExtractor: ({ startIndex, endIndex, count }) => {
      const shown = new Set<number>();
      const first = Math.max(0, startIndex - overscan);
      for (let index = first; index <= Math.min(count - 1, endIndex + overscan); index += 1) shown.add(index);
      for (const id of kept === null ? held : [kept, ...held])
        if (ids.includes(id)) shown.add(ids.indexOf(id));
      return [...shown].sort((a, b) => a - b);
    },
  });
  const scrollTo = useCallback(
    (id: number): void => {
      if (isVirtual) virtualizer.scrollToIndex(ids.indexOf(id), { align: 'auto' });
    },
    [virtualizer, ids, isVirtual],
  );
  const extents = useCallback(
    (): Extent[] =>
      isVirtual
        ? virtualizer.measurementsCache.map(({ key, start, end }) => ({ id: Number(key), start, end }))
        : itemExtents(container.current, isHorizontal),
    [virtualizer, isVirtual, container, isHorizontal],
  );
  const plain = useMemo(() => ids.map((id, index) => ({ id, index })), [ids]);
  if (!isVirtual) return { items: plain, containerStyle: undefined, measure: undefined, scrollTo, extents };
  const items = virtualizer
    .getVirtualItems()
    .map(({ index, start, end }) => ({ id: ids[index] ?? 0, index, start, end }));
  const total = virtualizer.getTotalSize();
  const containerStyle = isHorizontal ? { inlineSize: total } : { blockSize: total };
  return { items, containerStyle, measure: virtualizer.measureElement, scrollTo, extents };
}

/** Where the items of a short list are in the page, without their translation during a drag. */
export function itemExtents(container: HTMLElement | null, isHorizontal: boolean): Extent[] {
  const elements = container?.querySelectorAll<HTMLElement>(':scope > [data-id]') ?? [];
  return [...elements].map((element) => {
    const start = isHorizontal ? element.offsetLeft : element.offsetTop;
    const size = isHorizontal ? element.offsetWidth : element.offsetHeight;
    return { id: Number(element.dataset['id']), start, end: start + size };
  });
}
