import { describeAccess, type Access } from '@kiban/http-kit';
import type { OpenAPIObject } from '@nestjs/swagger';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface DeclaredOperation {
  operationId?: string;
  tags?: string[];
  'x-kiban-access'?: Access;
  'x-kiban-proof'?: true | 'or its password';
}

/** Who may call an operation, and what a person at the screen must have shown shortly before. */
export interface OperationRight {
  readonly id: string;
  readonly tag: string;
  /** `POST /boards/{id}` */
  readonly request: string;
  readonly access: Access;
  readonly proof: 'none' | 'the strongest' | 'the strongest, or the password in the body';
}

/** Takes what the routes declare of their rights out of the document, which is published without it. */
export function takeRights(paths: OpenAPIObject['paths']): OperationRight[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as DeclaredOperation | undefined;
      if (!operation) return [];
      const { operationId: id = '', tags: [tag = ''] = [] } = operation;
      const { 'x-kiban-access': access, 'x-kiban-proof': need } = operation;
      if (!access) throw new Error(`${id} does not say who may call it.`);
      delete operation['x-kiban-access'];
      delete operation['x-kiban-proof'];
      const asked =
        need === 'or its password' ? 'the strongest, or the password in the body' : 'the strongest';
      const proof = need === undefined ? 'none' : asked;
      return [{ id, tag, request: `${method.toUpperCase()} ${path}`, access, proof }];
    }),
  );
}

/** The catalogue of all rights as a page, by tag, in the order of the document. */
export function rightsPage(rights: readonly OperationRight[]): string {
  const tags = [...new Set(rights.map(({ tag }) => tag))];
  const sections = tags.map((tag) => {
    const rows = rights
      .filter((right) => right.tag === tag)
      .map(({ id, request, access, proof }) => [id, `\`${request}\``, `\`${access}\``, proof]);
    return `## ${tag}\n\n${tableOf(['operation', 'request', 'rule', 'proof'], rows)}`;
  });
  const used = [...new Set(rights.map(({ access }) => access))].sort();
  const rules = used.map((access) => [`\`${access}\``, describeAccess(access)]);
  return `${HEAD}\n${tableOf(['rule', 'allowed for'], rules)}\n${sections.join('\n')}`;
}

const HEAD = `# Catalogue of rights

Generated from the routes by \`npm run openapi\`; do not edit. A rule says who may call an operation; the use case narrows it to the objects that the caller
sees. A proof is what a person at the screen must have shown in the last 15 minutes
([decision 81](../decisions/0081-the-strongest-proof-shown-again.md)): a passkey or a code, the password where there is neither.

## Rules
`;

/** Aligned, as Prettier writes tables. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |\n`;
  return line(head) + rule + rows.map(line).join('');
}
