import type { mergeText } from './text-merge.js';

let known: typeof mergeText | undefined;

/** Few changes of a text meet another one, so the rules of a merge are no part of the first board. */
export async function loadTextMerge(): Promise<typeof mergeText> {
  known ??= (await import('./text-merge.js')).mergeText;
  return known;
}

/** As `mergeText`; without its file null, so that the person sees both texts. */
export async function mergedText(base: string, mine: string, theirs: string): Promise<string | null> {
  const merge = known ?? (await loadTextMerge().catch(() => undefined));
  return merge?.(base, mine, theirs) ?? null;
}
