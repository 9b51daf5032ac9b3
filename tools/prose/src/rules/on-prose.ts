import { ASTNodeTypes, type TxtNode } from '@textlint/ast-node-types';
import type { TextlintRuleModule } from '@textlint/types';
import { isQuoted, proseOf } from './prose-of.js';

type Report = (start: number, end: number, message: string) => void;

/** A rule of textlint that looks at the prose of each paragraph, heading and table cell. */
export function onProse(look: (prose: string, report: Report) => void): TextlintRuleModule {
  return ({ report, RuleError, locator }) => {
    const visit = (node: TxtNode): void => {
      if (isQuoted(node)) return;
      look(proseOf(node), (start, end, message) =>
        report(node, new RuleError(message, { padding: locator.range([start, end]) })),
      );
    };
    return {
      [ASTNodeTypes.Paragraph]: visit,
      [ASTNodeTypes.Header]: visit,
      [ASTNodeTypes.TableCell]: visit,
    };
  };
}
