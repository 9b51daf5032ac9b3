/** The fields in which an input method composes: what is loaded for a first sign must not open in the middle of that. */
export const composingFields = new WeakSet<Element>();
