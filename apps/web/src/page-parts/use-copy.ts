import { useState } from 'react';
import { announce } from '../ui/announcer/announce.js';

export interface Copying {
  readonly copy: () => void;
  /** What became of it; empty before the first time. */
  readonly said: string;
}

export interface CopyTexts {
  readonly copied: string;
  readonly notCopied: string;
}

/** Puts a value on the clipboard, and says whether the browser did. */
export function useCopy(value: string, texts: CopyTexts): Copying {
  const [said, setSaid] = useState('');
  const say = (text: string): void => {
    setSaid(text);
    announce(text);
  };
  const copy = (): void =>
    void navigator.clipboard.writeText(value).then(
      () => say(texts.copied),
      () => say(texts.notCopied),
    );
  return { copy, said };
}
