import { mentionLabel } from '@kiban/text';
import type { MarkedToken, Token, Tokens } from 'marked';
import { boundedTokens } from './bounded-lexer.js';
import { withCardNumbers } from './card-numbers.js';
import { withoutEntities } from './entities.js';
import type { MarkdownNode } from './markdown-node.js';
import { safeHref } from './safe-href.js';

/** Longer texts are shown unformatted. The API accepts half of this. */
const TEXT_MAX = 100_000;
/** Deeper content is shown as typed. */
const DEPTH_MAX = 20;

/** Maps a text to its tree. Any text has one, in bounded time and depth. */
export function markdownTree(text: string): readonly MarkdownNode[] {
  const plain: readonly MarkdownNode[] = [{ type: 'plain', text }];
  if (text.length > TEXT_MAX) return plain;
  const tokens = boundedTokens(text);
  return tokens === null ? plain : withCardNumbers(outlined(nodes(tokens, 0), []));
}

/** Replaces the levels of headings by their depths; `open` has the levels of the headings around, outermost first. */
function outlined(all: readonly MarkdownNode[], open: number[]): MarkdownNode[] {
  return all.map((each) => {
    if (each.type === 'quote') return { ...each, children: outlined(each.children, open) };
    if (each.type !== 'heading') return each;
    while ((open.at(-1) ?? 0) >= each.depth) open.pop();
    open.push(each.depth);
    return { ...each, depth: open.length };
  });
}

function nodes(tokens: readonly Token[] | undefined, depth: number): MarkdownNode[] {
  return (tokens ?? []).flatMap((token) => node(token as MarkedToken, depth));
}

function node(token: MarkedToken, depth: number): MarkdownNode[] {
  if (depth > DEPTH_MAX) return [{ type: 'text', text: token.raw }];
  const children = (): MarkdownNode[] => nodes('tokens' in token ? token.tokens : [], depth + 1);
  switch (token.type) {
    case 'paragraph':
    case 'strong':
    case 'em':
    case 'del':
      return [{ type: token.type, children: children() }];
    case 'blockquote':
      return [{ type: 'quote', children: children() }];
    case 'heading':
      return [{ type: 'heading', depth: token.depth, children: children() }];
    case 'link':
    case 'image':
      return linked(token, children());
    case 'list':
      return [list(token, depth)];
    case 'table':
      return [table(token, depth)];
    case 'code':
      return [{ type: 'code-block', text: token.text }];
    case 'codespan':
      return [{ type: 'code', text: token.text }];
    case 'br':
      return [{ type: 'break' }];
    case 'hr':
      return [{ type: 'rule' }];
    case 'text':
      return token.tokens ? children() : [{ type: 'text', text: withoutEntities(token.text) }];
    case 'escape':
      return [{ type: 'text', text: token.text }];
    case 'html':
      return [{ type: token.block ? 'plain' : 'text', text: token.raw }];
    case 'list_item':
    case 'checkbox':
    case 'def':
    case 'space':
      return [];
  }
}

/** An image becomes a link, so that opening a card loads nothing from elsewhere. A refused address is shown as typed. */
function linked(token: Tokens.Link | Tokens.Image, children: MarkdownNode[]): MarkdownNode[] {
  const own = token.type === 'link' ? ownLink(token) : undefined;
  if (own) return [own];
  const href = safeHref(token.href);
  if (href === null) return [{ type: 'text', text: token.raw }];
  const isNamed = token.type === 'link' || token.text !== '';
  const name: MarkdownNode[] = token.type === 'link' ? children : [{ type: 'text', text: token.text }];
  return [{ type: 'link', href, children: isNamed ? name : [{ type: 'text', text: token.href }] }];
}

/** A link to what the product itself has: `member:12`, `board:7` for everyone on it, `card:12` by the number of the card. */
function ownLink({ href, title, text }: Tokens.Link): MarkdownNode | undefined {
  const [, kind, id] = /^(member|board|card):([1-9]\d{0,15})$/.exec(href) ?? [];
  if (kind === undefined || title) return undefined;
  const label = mentionLabel(withoutEntities(text));
  if (kind === 'card') return { type: 'card', number: Number(id), label };
  return { type: 'mention', memberId: kind === 'member' ? Number(id) : null, label };
}

function list({ ordered, start, items }: Tokens.List, depth: number): MarkdownNode {
  return {
    type: 'list',
    start: ordered ? Number(start) : null,
    items: items.map(({ task, checked, tokens }) => ({
      checked: task ? checked === true : null,
      children: nodes(tokens, depth + 1),
    })),
  };
}

function table({ header, rows }: Tokens.Table, depth: number): MarkdownNode {
  return {
    type: 'table',
    rows: [header, ...rows].map((cells) =>
      cells.map(({ header: isHead, align, tokens }) => ({
        isHead,
        align,
        children: nodes(tokens, depth + 1),
      })),
    ),
  };
}
