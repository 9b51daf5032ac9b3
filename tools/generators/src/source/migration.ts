import type { Tree } from '@nx/devkit';
import { edit } from './edited-files.js';
import { withElement, withImport } from './syntax.js';

const FOLDER = 'apps/boards-api/migrations';
const STEP = 10_000_000;

export interface MigrationTexts {
  /** In PascalCase. */
  readonly name: string;
  /** In kebab-case. */
  readonly file: string;
  readonly comment: string;
  readonly up: string;
  readonly down: string;
}

/** Adds a migration of boards-api that comes after the present ones. */
export function addMigration(tree: Tree, { name, file, comment, up, down }: MigrationTexts): string {
  const times = tree.children(FOLDER).map((child) => Number(/^(\d{13})-/.exec(child)?.[1] ?? 0));
  const time = Math.max(...times) + STEP;
  const type = `${name}${time}`;
  const path = `${FOLDER}/${time}-${file}.ts`;
  tree.write(
    path,
    `import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** ${comment} */
export class ${type} implements MigrationInterface {
  readonly name = '${type}';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`${up}\`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(\`${down}\`);
  }
}
`,
  );
  edit(tree, `${FOLDER}/index.ts`, (text) =>
    withElement(withImport(text, `import { ${type} } from './${time}-${file}.js';`), 'migrations', type),
  );
  return path;
}
