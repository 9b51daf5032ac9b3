import { mentionLabel, scanMentions } from '@kiban/text';
import type { ReactNode } from 'react';
import { Mention } from './mention.js';

/** A line of text that is no Markdown, with the mentions of people in it. */
export function LinkedText({ text }: { text: string }): ReactNode {
  const { links } = scanMentions(text);
  if (links.length === 0) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { kind, id, label, start, end } of links) {
    parts.push(
      text.slice(from, start),
      <Mention key={start} memberId={kind === 'member' ? id : null} label={mentionLabel(label)} />,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}

/** The same as a name of something else. */
export function withoutLinks(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { label, start, end } of scanMentions(text).links) {
    parts.push(text.slice(from, start), mentionLabel(label));
    from = end;
  }
  return [...parts, text.slice(from)].join('');
}
