import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../../..');
const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

interface Violation {
  rule: { name: string };
}

let tree: string;

beforeEach(async () => {
  tree = await mkdtemp(join(tmpdir(), 'kiban-layers-'));
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.base.json'])
    await cp(join(root, file), join(tree, file));
  for (const name of ['@nestjs/common', 'pg', 'react']) await installPackage(`node_modules/${name}`, name);
  // npm links the libraries of the repository into node_modules.
  await mkdir(join(tree, 'node_modules/@kiban'));
  for (const name of ['persistence', 'http-kit']) {
    await installPackage(`libs/${name}`, `@kiban/${name}`);
    await symlink(join(tree, 'libs', name), join(tree, 'node_modules/@kiban', name));
  }
});

afterEach(() => rm(tree, { recursive: true, force: true }));

async function installPackage(folder: string, name: string): Promise<void> {
  await mkdir(join(tree, folder, 'dist/src'), { recursive: true });
  await writeFile(join(tree, folder, 'package.json'), JSON.stringify({ name, main: 'dist/src/index.js' }));
  await writeFile(join(tree, folder, 'dist/src/index.js'), '');
}

/** Cruises a repository of these files only. @returns the names of the violated rules */
async function violatedRules(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await writeFile(join(tree, file), text);
  }
  const args = [program, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'apps/*/src'];
  const cruise = promisify(execFile)(process.execPath, args, { cwd: tree, maxBuffer: 2 ** 26 });
  // The program ends with the number of violations as its code.
  const { stdout } = await cruise.catch((error: unknown) => error as { stdout: string });
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))];
}

const source = 'apps/boards-api/src';
const dispatcher = 'apps/webhook-dispatcher/src';
const screen = 'apps/web/src';
const exported = 'export const value = 1;\n';

/** What each breach is, the rule that rejects it, and its files. */
const breaches: [string, string, Record<string, string>][] = [
  [
    'a feature that imports another feature’s data/',
    'features-by-their-readers',
    {
      [`${source}/labels/labels.ts`]: "export { value } from '../gantt/data/gantt.repository.js';\n",
      [`${source}/gantt/data/gantt.repository.ts`]: exported,
    },
  ],
  [
    'a feature that imports another feature’s use case',
    'features-by-their-readers',
    {
      [`${source}/lists/use-cases/delete-list.ts`]:
        "export { value } from '../../cards/use-cases/move-card.js';\n",
      [`${source}/cards/use-cases/move-card.ts`]: exported,
    },
  ],
  [
    'a store that imports a feature',
    'store-below-features',
    {
      [`${source}/store/cards/cards.repository.ts`]:
        "export { value } from '../../comments/comments.reader.js';\n",
      [`${source}/comments/comments.reader.ts`]: exported,
    },
  ],
  [
    'two features that use each other',
    'no-folder-cycle',
    {
      [`${source}/boards/boards.module.ts`]: "export { value } from '../cards/cards.module.js';\n",
      [`${source}/cards/cards.module.ts`]: exported,
      [`${source}/cards/cards.reader.ts`]: "export { value } from '../boards/boards.reader.js';\n",
      [`${source}/boards/boards.reader.ts`]: exported,
    },
  ],
  [
    'a controller that imports the database',
    'no-database-in-controllers',
    {
      [`${source}/labels/labels.controller.ts`]: "export { value } from '@kiban/persistence';\n",
    },
  ],
  [
    'a controller of another service that imports a statement',
    'no-database-in-controllers',
    {
      'apps/auth/src/members/members.controller.ts': "export { value } from './members.sql.js';\n",
      'apps/auth/src/members/members.sql.ts': exported,
    },
  ],
  [
    'a domain type that imports Nest',
    'domain-without-technology',
    { [`${source}/gantt/domain/task.ts`]: "export { Injectable } from '@nestjs/common';\n" },
  ],
  [
    'a domain type that imports the driver',
    'domain-without-technology',
    { [`${source}/store/cards/domain/card.ts`]: "export { Pool } from 'pg';\n" },
  ],
  [
    'a domain type that imports the HTTP kit',
    'domain-without-technology',
    {
      [`${source}/store/cards/domain/card.ts`]: "export { value } from '@kiban/http-kit';\n",
    },
  ],
  [
    'a view of the screen that imports another view',
    'screen-features-apart',
    {
      [`${screen}/features/board/card-face.ts`]: "export { value } from '../card-panel/title.js';\n",
      [`${screen}/features/card-panel/title.ts`]: exported,
    },
  ],
  [
    'a control of the screen that reads the board',
    'screen-controls-without-data',
    {
      [`${screen}/ui/avatar/avatar.ts`]: "export { value } from '../../board-data/members.js';\n",
      [`${screen}/board-data/members.ts`]: exported,
    },
  ],
  [
    'data of the screen that import React',
    'screen-data-without-views',
    { [`${screen}/board-data/board-store.ts`]: "export { useState } from 'react';\n" },
  ],
  [
    'a dispatcher’s store that imports a feature',
    'dispatcher-store-below-features',
    {
      [`${dispatcher}/store/endpoints.repository.ts`]:
        "export { value } from '../endpoints/board-scope.js';\n",
      [`${dispatcher}/endpoints/board-scope.ts`]: exported,
    },
  ],
  [
    'a feature of the dispatcher that imports another one’s repository',
    'dispatcher-repositories-of-features',
    {
      [`${dispatcher}/subscriptions/use-cases/subscribe-hook.use-case.ts`]:
        "export { value } from '../../deliveries/deliveries.repository.js';\n",
      [`${dispatcher}/deliveries/deliveries.repository.ts`]: exported,
    },
  ],
  [
    'a sender that imports a feature',
    'dispatcher-sender-apart',
    {
      [`${dispatcher}/sender/dispatcher.ts`]: "export { value } from '../endpoints/webhook.presenter.js';\n",
      [`${dispatcher}/endpoints/webhook.presenter.ts`]: exported,
    },
  ],
  [
    'folders of the dispatcher that form a cycle',
    'no-folder-cycle',
    {
      [`${dispatcher}/targets/target-guard.ts`]: "export { value } from '../endpoints/board-scope.js';\n",
      [`${dispatcher}/endpoints/board-scope.ts`]: exported,
      [`${dispatcher}/endpoints/endpoint.ts`]: "export { value } from '../targets/target-url.js';\n",
      [`${dispatcher}/targets/target-url.ts`]: exported,
    },
  ],
  [
    'two files that import each other',
    'no-import-cycle',
    {
      [`${source}/labels/labels.ts`]: "export { other } from './colors.js';\nexport const value = 1;\n",
      [`${source}/labels/colors.ts`]: "export { value } from './labels.js';\nexport const other = 1;\n",
    },
  ],
];

describe('the layer rules', () => {
  it.each(breaches)('reject %s', async (_, rule, files) => {
    expect(await violatedRules(files)).toEqual([rule]);
  });

  it('have a planted breach each', async () => {
    const { default: rules } = (await import(join(root, '.dependency-cruiser.mjs'))) as {
      default: { forbidden: { name: string }[] };
    };
    const planted = new Set(breaches.map(([, rule]) => rule));
    expect(rules.forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });

  it('accept a feature of the dispatcher that uses the store, and its own repository', async () => {
    const files = {
      [`${dispatcher}/deliveries/use-cases/send-test.ts`]: [
        "export { value as own } from '../deliveries.repository.js';",
        "export { value as shared } from '../../store/events.repository.js';",
        '',
      ].join('\n'),
      [`${dispatcher}/deliveries/deliveries.repository.ts`]:
        "export { value } from '../store/delivery-state.js';\n",
      [`${dispatcher}/store/delivery-state.ts`]: exported,
      [`${dispatcher}/store/events.repository.ts`]: exported,
    };
    expect(await violatedRules(files)).toEqual([]);
  });

  it('accept a feature that uses a reader, a module, the store and the folders below it', async () => {
    const files = {
      [`${source}/labels/labels.ts`]: [
        "export { value as reader } from '../boards/boards.reader.js';",
        "export { value as repository } from '../store/cards/cards.repository.js';",
        "export { value as event } from '../events/record-event.js';",
        "export { value as database } from '@kiban/persistence';",
        '',
      ].join('\n'),
      [`${source}/boards/boards.reader.ts`]: exported,
      [`${source}/store/cards/cards.repository.ts`]:
        "export { value } from '../../events/record-event.js';\n",
      [`${source}/events/record-event.ts`]: exported,
    };
    expect(await violatedRules(files)).toEqual([]);
  });
});
