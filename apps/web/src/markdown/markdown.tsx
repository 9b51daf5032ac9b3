import { Link } from '@tanstack/react-router';
import { Square, SquareCheck } from 'lucide-react';
import { createContext, memo, use, useMemo, type ReactElement, type ReactNode } from 'react';
import type { MarkdownItem, MarkdownNode } from './markdown-node.js';
import { markdownTree } from './markdown-tree.js';
import { Mention } from './mention.js';
import styles from './markdown.module.css';
import { tasksOf, textIn } from './task-ticks.js';

export interface MarkdownProps {
  readonly text: string;
  /** Changes the nth task of the text; without it, the boxes of tasks are pictures. */
  readonly onTick?: ((nth: number) => void) | undefined;
}

/** How the boxes of a text are ticked. */
interface Ticks {
  readonly tasks: readonly MarkdownItem[];
  readonly tick: (nth: number) => void;
}

const TicksOfText = createContext<Ticks | null>(null);

/** A Markdown text as elements. No step makes an HTML string, so there is nothing to sanitise. */
export const Markdown = memo(function Markdown({ text, onTick }: MarkdownProps): ReactElement {
  const tree = useMemo(() => markdownTree(text), [text]);
  const ticks = useMemo(() => (onTick ? { tasks: tasksOf(tree), tick: onTick } : null), [tree, onTick]);
  return (
    <TicksOfText value={ticks}>
      <div className={styles.text} dir="auto">
        {all(tree)}
      </div>
    </TicksOfText>
  );
});

/** Below the titles of the card and of its section. */
const HEADINGS = ['h4', 'h5', 'h6'] as const;

// The nodes of a text have no identity: a changed text is mapped again.
const all = (nodes: readonly MarkdownNode[]): ReactNode[] =>
  nodes.map((node, index) => <Node key={index} node={node} />);

function Node({ node }: { node: MarkdownNode }): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'plain':
      return <p className={styles.plain}>{node.text}</p>;
    case 'code':
      return <code className={styles.code}>{node.text}</code>;
    case 'code-block':
      return (
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- It scrolls, so a keyboard must reach it.
        <pre className={styles.block} tabIndex={0}>
          <code>{node.text}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'rule':
      return <hr className={styles.rule} />;
    case 'strong':
      return <strong>{all(node.children)}</strong>;
    case 'em':
      return <em>{all(node.children)}</em>;
    case 'del':
      return <del>{all(node.children)}</del>;
    case 'paragraph':
      return <p>{all(node.children)}</p>;
    case 'quote':
      return <blockquote className={styles.quote}>{all(node.children)}</blockquote>;
    case 'heading': {
      const Heading = HEADINGS[node.depth - 1] ?? 'h6';
      return <Heading>{all(node.children)}</Heading>;
    }
    case 'link':
      return (
        <a className={styles.link} href={node.href} target="_blank" rel="noopener noreferrer nofollow">
          {all(node.children)}
        </a>
      );
    case 'card':
      return (
        <Link to="/cards/$cardId" params={{ cardId: -node.number }} className={styles.link}>
          {node.label ?? `#${node.number}`}
        </Link>
      );
    case 'mention':
      return <Mention memberId={node.memberId} label={node.label} />;
    case 'list':
      return node.start === null ? (
        <ul>{node.items.map(item)}</ul>
      ) : (
        <ol start={node.start}>{node.items.map(item)}</ol>
      );
    case 'table':
      return <Table rows={node.rows} />;
  }
}

// An item keeps its place, so that its box keeps the focus when it is ticked.
const item = (each: MarkdownItem, index: number): ReactElement =>
  each.checked === null ? <li key={index}>{all(each.children)}</li> : <Task key={index} item={each} />;

function Task({ item: task }: { item: MarkdownItem }): ReactElement {
  const { checked, children } = task;
  const ticks = use(TicksOfText);
  const Box = checked ? SquareCheck : Square;
  return (
    <li className={styles.task}>
      {ticks === null ? (
        <Box size={15} className={styles.box} role="img" aria-label={checked ? '☑' : '☐'} />
      ) : (
        <label className={styles.tick}>
          <input
            type="checkbox"
            aria-label={textIn(children)}
            checked={checked === true}
            onChange={() => ticks.tick(ticks.tasks.indexOf(task))}
          />
        </label>
      )}
      {all(children)}
    </li>
  );
}

function Table({ rows }: { rows: Extract<MarkdownNode, { type: 'table' }>['rows'] }): ReactElement {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- It scrolls, so a keyboard must reach it.
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map(({ isHead, align, children }, column) => {
                const Cell = isHead ? 'th' : 'td';
                return (
                  <Cell key={column} style={{ textAlign: align ?? 'start' }}>
                    {all(children)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
