import { Square, SquareCheck } from 'lucide-react';
import { memo, useMemo, type ReactElement, type ReactNode } from 'react';
import { markdownTree, type MarkdownItem, type MarkdownNode } from './markdown-tree.js';
import styles from './markdown.module.css';

/** A Markdown text as elements. No step makes an HTML string, so there is nothing to sanitise. */
export const Markdown = memo(function Markdown({ text }: { text: string }): ReactElement {
  const tree = useMemo(() => markdownTree(text), [text]);
  return (
    <div className={styles.text} dir="auto">
      {all(tree)}
    </div>
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

function item({ checked, children }: MarkdownItem, index: number): ReactElement {
  if (checked === null) return <li key={index}>{all(children)}</li>;
  const Box = checked ? SquareCheck : Square;
  return (
    <li key={index} className={styles.task}>
      <Box size={15} className={styles.box} role="img" aria-label={checked ? '☑' : '☐'} />
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
