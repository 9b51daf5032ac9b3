import { isVisibleText } from '@kiban/contracts';

/** A name or title of a file, or the fallback where no reader would see one. */
export const visibleOr = (text: string, fallback: string): string => (isVisibleText(text) ? text : fallback);
