import type { Tree } from '@nx/devkit';
import { addChange, edit, finish } from '../source/edited-files.js';
import { addMigration } from '../source/migration.js';
import { literal } from '../source/names.js';
import { withElement, withImport, withImported, withMember, withRow } from '../source/syntax.js';
import { commandsOf, controlOf, messagesOf, styleOf, viewOf } from './view-files.js';
import {
  COMMANDS,
  requireView,
  ROUTES,
  VIEW_KINDS,
  type CheckedView,
  type ViewOptions,
} from './view-options.js';

const SCREEN = 'apps/web/src';

/** Writes a view that lists the cards of the board, with what every view has beside its own folder. */
export async function view(tree: Tree, given: ViewOptions): Promise<() => void> {
  const options = requireView(tree, given);
  const { name } = options;
  edit(tree, VIEW_KINDS, (text) => withElement(text, 'viewKinds', literal(name)));
  addFolder(tree, options);
  addPart(tree, options);
  addAddress(tree, options);
  addControl(tree, options);
  addTexts(tree, options);
  const migration = addDefaultView(tree, options);
  edit(tree, 'tools/dev/src/build/screen-size.ts', (text) => withElement(text, 'VIEWS', budget(name)));
  addChange(
    tree,
    'Added: the screen',
    `A board has the view “${options.label}”, at \`/boards/{id}/${name}\`.`,
  );
  return finish(tree, [
    `Write the view in ${SCREEN}/features/${name}/${name}-view.tsx; now it lists the cards.`,
    `Decide what its control does (${SCREEN}/board-control/${name}-control.ts) and its commands beside it; now Home focuses the first card.`,
    `Choose its icon in ${SCREEN}/board-views/view-icons.ts, and its budget in tools/dev/src/build/screen-size.ts after npm run build.`,
    `Translate its texts in ${SCREEN}/texts/ja: ${name}.ts, views.ts and commands.ts.`,
    `npm run schema for ${migration}, which lets boards open in it; npm run openapi.`,
    'Its line in CHANGELOG.md, its guide, and a test in apps/platform-e2e/src/screen.',
  ]);
}

function addFolder(tree: Tree, options: CheckedView): void {
  const { name } = options;
  tree.write(`${SCREEN}/features/${name}/${name}-view.tsx`, viewOf(options));
  tree.write(`${SCREEN}/features/${name}/${name}-view.module.css`, styleOf());
}

function addPart(tree: Tree, { name, type }: CheckedView): void {
  edit(tree, `${SCREEN}/app/view-parts.ts`, (text) =>
    withRow(
      withImport(text, `import { ${name}Messages } from '../texts/${name}-messages.js';`),
      'VIEW_PARTS',
      `${name}: part(async () => {
        const [{ ${type}View }] = await Promise.all([
          import('../features/${name}/${name}-view.js'),
          ${name}Messages.load(),
        ]);
        return ${type}View;
      })`,
    ),
  );
  edit(tree, `${SCREEN}/board-views/view-icons.ts`, (text) =>
    withRow(withImported(text, 'lucide-react', 'Rows3'), 'VIEW_ICONS', `${name}: Rows3`),
  );
}

function addAddress(tree: Tree, { name, views }: CheckedView): void {
  edit(tree, `${SCREEN}/board-views/view-names.ts`, (text) =>
    withRow(text, 'VIEW_ROUTES', `${name}: '/boards/$boardId/${name}'`),
  );
  edit(tree, ROUTES, (text) =>
    text
      .replace(
        `path: '/${views.at(-1)}' });\n`,
        (line) => `${line}const ${name} = createRoute({ getParentRoute: () => board, path: '/${name}' });\n`,
      )
      .replace(/(\bboard\.addChildren\(\[[^\]]*)\]/, `$1, ${name}]`),
  );
  edit(tree, 'docker/edge/nginx.conf', (text) =>
    text.replace(`|${views.at(-1)}|settings|`, `|${views.at(-1)}|${name}|settings|`),
  );
}

function addControl(tree: Tree, options: CheckedView): void {
  const { name, type, key } = options;
  const folder = `${SCREEN}/board-control`;
  tree.write(`${folder}/${name}-control.ts`, controlOf(options));
  tree.write(`${folder}/${name}-commands.ts`, commandsOf(options));
  edit(tree, `${folder}/view-controls.ts`, (text) =>
    withMember(
      withImport(text, `import type { ${type}Control } from './${name}-control.js';`),
      'ViewControls',
      `readonly ${name}: ${type}Control;`,
    ),
  );
  edit(tree, `${folder}/all-commands.ts`, (text) =>
    withImport(text, `import { ${name.toUpperCase()}_COMMANDS } from './${name}-commands.js';`).replace(
      '...COMMANDS]',
      `...${name.toUpperCase()}_COMMANDS, ...COMMANDS]`,
    ),
  );
  edit(tree, COMMANDS, (text) =>
    text.replace(
      /(\n *viewCommand\('view[^\n]*\n)(?! *viewCommand)/,
      `$1viewCommand('view${type}', 'v ${key}', '${name}'),\n`,
    ),
  );
  edit(tree, `${SCREEN}/palette/keys-help.tsx`, (text) => withElement(text, 'GROUPS', literal(name)));
}

function addTexts(tree: Tree, options: CheckedView): void {
  const { name, type, label, labelJa } = options;
  const folder = `${SCREEN}/texts`;
  tree.write(`${folder}/${name}-messages.ts`, messagesOf(options));
  tree.write(
    `${folder}/en/${name}.ts`,
    `export const ${name} = {\n  title: ${literal(label)},\n};\n\nexport type ${type}Messages = typeof ${name};\n`,
  );
  tree.write(
    `${folder}/ja/${name}.ts`,
    `import type { ${type}Messages } from '../en/${name}.js';\n\nexport const ${name}: ${type}Messages = {\n  title: ${literal(labelJa)},\n};\n`,
  );
  const inLanguage = {
    en: {
      label,
      group: `On the view “${label}”`,
      show: `Show the view “${label}”`,
      first: 'Focus the first card of the view',
    },
    ja: {
      label: labelJa,
      group: labelJa,
      show: `${labelJa}を表示`,
      first: 'ビューの最初のカードにフォーカス',
    },
  };
  for (const [language, texts] of Object.entries(inLanguage)) {
    edit(tree, `${folder}/${language}/views.ts`, (text) =>
      withRow(text, 'views.names', `${name}: ${literal(texts.label)}`),
    );
    edit(tree, `${folder}/${language}/commands.ts`, (text) => {
      const withGroup = withRow(text, 'commands.groups', `${name}: ${literal(texts.group)}`);
      const withView = withRow(
        withGroup,
        'commands.titles',
        `view${type}: ${literal(texts.show)}`,
        'viewGrid',
      );
      return withRow(withView, 'commands.titles', `${name}First: ${literal(texts.first)}`);
    });
  }
}

/** The API takes every view as the default of a board, so the column does as well. */
function addDefaultView(tree: Tree, { name, type, views }: CheckedView): string {
  const others = views.filter((one) => one !== 'board' && one !== 'grid');
  const check = (
    names: readonly string[],
  ): string => `ALTER TABLE boards.board DROP CONSTRAINT board_default_view,
      ADD CONSTRAINT board_default_view CHECK (default_view IN (${names.map((one) => `'${one}'`).join(', ')},
        CASE kind WHEN 'kanban' THEN 'board' ELSE 'grid' END))`;
  return addMigration(tree, {
    name: `Default${type}`,
    file: `default-${name}`,
    comment: `A board can open in the view \`${name}\`. The version before writes no such default.`,
    up: check([...others, name]),
    down: `UPDATE boards.board SET default_view = NULL WHERE default_view = '${name}';
      ${check(others)}`,
  });
}

const budget = (name: string): string => `{
    part: '${name}',
    budgetBytes: 5 * KB,
    sources: ['src/features/${name}/${name}-view.tsx', 'src/texts/en/${name}.ts'],
  }`;
