import { BREAK, masked } from '../passage.js';

const STATEMENT =
  /^\s*(?:--[^\n]*\n\s*)*(?:SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|DROP|LOCK|SET|DO|BEGIN|GRANT|REVOKE|VALUES|FROM|WHERE|AND|JOIN|LEFT|ORDER|RETURNING|EXISTS|CASE|MERGE|NOTIFY|UNION)\b/;
const CLAUSE = /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE|RETURNING)\s/;
const COMMENT = /--[^\n]*|\/\*[\s\S]*?\*\//g;

/** Only the comments of a SQL string are prose. */
export function withoutSql(text: string): string {
  if (!STATEMENT.test(text) && !CLAUSE.test(text)) return text;
  let comments = '';
  let from = 0;
  for (const { 0: comment, index } of text.matchAll(COMMENT)) {
    comments +=
      masked(text.slice(from, index), BREAK) + comment.replace(/^--|\/\*|\*\//g, (m) => masked(m, BREAK));
    from = index + comment.length;
  }
  return comments + masked(text.slice(from), BREAK);
}
