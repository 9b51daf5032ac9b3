import { useEffect } from 'react';
import { useMessages, type Messages } from '../../texts/messages.js';
import { showToast } from '../../ui/toast/toasts.js';

/** What a paste leaves out of a field: files, or the end of a text that is too long. */
export type Refusal = { readonly kind: 'files' } | { readonly kind: 'cut'; readonly max: number };

export interface PastedInto {
  /** Characters of the field that the pasted text does not replace. */
  readonly kept: number;
  /** -1 without a limit, as in the DOM. */
  readonly maxLength: number;
}

/** @returns null if everything is pasted */
export function refusalOf(text: string, hasFiles: boolean, { kept, maxLength }: PastedInto): Refusal | null {
  if (text === '') return hasFiles ? { kind: 'files' } : null;
  const isCut = maxLength >= 0 && kept + text.length > maxLength;
  return isCut ? { kind: 'cut', max: maxLength } : null;
}

/** Says what a paste leaves out, for every field of the screen; and a dropped file does not replace the page. */
export function RefusedPastes(): null {
  const messages = useMessages();
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('paste', (event) => onPaste(event, messages), { signal });
    for (const name of ['dragover', 'drop'] as const)
      document.addEventListener(name, (event) => onDrag(event, messages), { signal });
    return () => listening.abort();
  }, [messages]);
  return null;
}

function onPaste(event: ClipboardEvent, messages: Messages): void {
  const { target, clipboardData } = event;
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (event.defaultPrevented || !isText || !clipboardData) return;
  const { value, maxLength, selectionStart, selectionEnd } = target;
  const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
  const hasFiles = clipboardData.files.length > 0;
  const refusal = refusalOf(clipboardData.getData('text/plain'), hasFiles, { kept, maxLength });
  if (refusal?.kind === 'files') showToast({ kind: 'failure', text: messages.noFiles });
  if (refusal?.kind === 'cut') showToast({ kind: 'failure', text: messages.pasteCut(refusal.max) });
}

function onDrag(event: DragEvent, messages: Messages): void {
  const isFile = event.dataTransfer?.types.includes('Files') === true;
  const isForFiles = event.target instanceof Element && event.target.closest('input[type=file]') !== null;
  if (!isFile || isForFiles || event.defaultPrevented) return;
  event.preventDefault();
  if (event.type === 'drop') showToast({ kind: 'failure', text: messages.noFiles });
}
