import type { Tree } from '@nx/devkit';
import { read } from '../source/edited-files.js';
import { capitalized, isWordOfTypeScript } from '../source/names.js';
import { refuseIf } from '../source/refused.js';
import { constants, elementTexts } from '../source/syntax.js';

export const VIEW_KINDS = 'libs/vocabulary/src/view-kinds.ts';
export const ROUTES = 'apps/web/src/app/routes.tsx';
export const COMMANDS = 'apps/web/src/board-control/command-table.ts';

/** What `npm run new -- view` takes (nx/view.json). */
export interface ViewOptions {
  readonly name: string;
  readonly label?: string;
  readonly labelJa?: string;
}

export interface CheckedView {
  readonly name: string;
  /** In PascalCase. */
  readonly type: string;
  readonly label: string;
  readonly labelJa: string;
  /** After `V`. */
  readonly key: string;
  /** The views before it. */
  readonly views: readonly string[];
}

/** Pages below the address of a board, and names that the controls and texts of the screen have. */
const OTHER_NAMES = ['settings', 'activity', 'cards', 'screen', 'card', 'chart'];

/** @throws RefusedError with a sentence */
export function requireView(tree: Tree, { name, ...given }: ViewOptions): CheckedView {
  refuseIf(
    !/^[a-z]{3,20}$/.test(name),
    `“${name}” cannot be a view: use one word of 3 to 20 letters in lower case, such as timeline.`,
  );
  refuseIf(isWordOfTypeScript(name), `“${name}” cannot be a view: TypeScript uses the word itself.`);
  const views = elementTexts(read(tree, VIEW_KINDS), 'viewKinds');
  refuseIf(views.includes(name), `A board already has the view “${name}”.`);
  const isTaken =
    OTHER_NAMES.includes(name) ||
    constants(read(tree, ROUTES)).includes(name) ||
    tree.exists(`apps/web/src/features/${name}`) ||
    tree.exists(`apps/web/src/texts/en/${name}.ts`) ||
    tree.exists(`apps/web/src/texts/${name}-messages.ts`);
  refuseIf(isTaken, `“${name}” cannot be a view: the screen has something else of that name.`);
  const label = given.label ?? capitalized(name);
  const labelJa = given.labelJa ?? label;
  for (const one of [label, labelJa])
    refuseIf(
      one.trim() === '' || /[\n`]|\*\//.test(one),
      'A label must be one line of text without backquotes.',
    );
  return { name, type: capitalized(name), label, labelJa, key: freeKey(name, read(tree, COMMANDS)), views };
}

/** The first letter of the name that follows `V` in no other command, or any that does not. */
function freeKey(name: string, commands: string): string {
  const taken = new Set([...commands.matchAll(/'v ([a-z])'/g)].map(([, key]) => key));
  const free = Array.from(`${name}abcdefghijklmnopqrstuvwxyz`).find((letter) => !taken.has(letter));
  refuseIf(free === undefined, 'Every letter after V has a command: change one in command-table.ts first.');
  return free ?? '';
}
