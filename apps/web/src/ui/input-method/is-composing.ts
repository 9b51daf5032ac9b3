interface OfInputMethod {
  readonly isComposing: boolean;
  /** Of keys; an input has none. */
  readonly keyCode?: number;
}

/** The code of a key that an input method handles. */
const INPUT_METHOD = 229;

/**
 * Whether a key or an input is part of a composition. Enter accepts a candidate there, and Escape drops it. Safari reports the key
 * after the end of the composition, where only its code shows that.
 */
export function isComposing(event: OfInputMethod | { readonly nativeEvent: OfInputMethod }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === INPUT_METHOD;
}

/** For `onKeyDownCapture` of a text field with keys of its own, which a component of a library handles. */
export function keepComposition(
  event: Parameters<typeof isComposing>[0] & { readonly stopPropagation: () => void },
): void {
  if (isComposing(event)) event.stopPropagation();
}

/** For `hideOnEscape` of a dialog with text fields. */
export const isPlainKey = (event: Parameters<typeof isComposing>[0]): boolean => !isComposing(event);
