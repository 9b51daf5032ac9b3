import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../../..');

/** Cruises each of several repositories in one process: loading the program takes longer than a cruise. */
const cruiseAll = `
  import { existsSync } from 'node:fs';
  import { cruise } from 'dependency-cruiser';
  import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
  import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
  const rules = [];
  for (const tree of process.argv.slice(1)) {
    process.chdir(tree);
    const options = await extractOptions(tree + '/.dependency-cruiser.mjs');
    const tsConfig = extractTsConfig(tree + '/' + options.tsConfig.fileName);
    const sources = ['apps', 'libs', 'tools'].filter(existsSync).map((folder) => folder + '/*/src');
    const { output } = await cruise(sources, options, undefined, { tsConfig });
    rules.push([...new Set(output.summary.violations.map(({ rule }) => rule.name))]);
  }
  console.log(JSON.stringify(rules));`;

type Files = Readonly<Record<string, string>>;

async function installPackage(folder: string, name: string): Promise<void> {
  await mkdir(join(folder, 'dist/src'), { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, main: 'dist/src/index.js' }));
  await writeFile(join(folder, 'dist/src/index.js'), '');
}

/** Makes a repository of these files only, with the rules and the libraries of this one. */
async function plant(tree: string, files: Files): Promise<void> {
  await mkdir(tree);
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.base.json'])
    await cp(join(root, file), join(tree, file));
  for (const name of ['@nestjs/common', 'pg', 'react'])
    await installPackage(join(tree, 'node_modules', name), name);
  // npm links the libraries of the repository into node_modules.
  await mkdir(join(tree, 'node_modules/@kiban'));
  for (const name of ['persistence', 'http-kit']) {
    await installPackage(join(tree, 'libs', name), `@kiban/${name}`);
    await symlink(join(tree, 'libs', name), join(tree, 'node_modules/@kiban', name));
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await writeFile(join(tree, file), text);
  }
}

const source = 'apps/boards-api/src';
const auth = 'apps/auth/src';
const dispatcher = 'apps/webhook-dispatcher/src';
const notifications = 'apps/notifications/src';
const screen = 'apps/web/src';
const exported = 'export const value = 1;\n';

/** What each breach is, the rule that rejects it, and its files. */
const breaches: readonly (readonly [string, string, Files])[] = [
  [
    'a feature that imports another feature’s data/',
    'boards-api-features-by-their-readers',
    {
      [`${source}/labels/labels.ts`]: "export { value } from '../gantt/data/gantt.repository.js';\n",
      [`${source}/gantt/data/gantt.repository.ts`]: exported,
    },
  ],
  [
    'a feature that imports another feature’s use case',
    'boards-api-features-by-their-readers',
    {
      [`${source}/lists/use-cases/delete-list.ts`]:
        "export { value } from '../../cards/use-cases/move-card.js';\n",
      [`${source}/cards/use-cases/move-card.ts`]: exported,
    },
  ],
  [
    'a ground that imports the store',
    'boards-api-ground-below',
    {
      [`${source}/quotas/quotas.ts`]: "export { value } from '../store/cards/cards.repository.js';\n",
      [`${source}/store/cards/cards.repository.ts`]: exported,
    },
  ],
  [
    'reference pages that import a feature',
    'boards-api-docs-below',
    {
      [`${source}/docs/docs.ts`]: "export { value } from '../comments/comments.reader.js';\n",
      [`${source}/comments/comments.reader.ts`]: exported,
    },
  ],
  [
    'a store that imports a feature',
    'boards-api-store-below',
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
    'a ground of auth that imports the store',
    'auth-ground-below',
    {
      [`${auth}/infrastructure/clock.ts`]: "export { value } from '../store/rights/standing.js';\n",
      [`${auth}/store/rights/standing.ts`]: exported,
    },
  ],
  [
    'a store of auth that imports a proof',
    'auth-store-below',
    {
      [`${auth}/store/rights/standing.ts`]: "export { value } from '../../proof/passwords/passwords.js';\n",
      [`${auth}/proof/passwords/passwords.ts`]: exported,
    },
  ],
  [
    'a proof that imports a feature',
    'auth-proof-below',
    {
      [`${auth}/proof/notices/notices.ts`]: "export { value } from '../../members/members.reader.js';\n",
      [`${auth}/members/members.reader.ts`]: exported,
    },
  ],
  [
    'a page that imports a use case',
    'auth-pages-below',
    {
      [`${auth}/pages/sign-up-pages.ts`]:
        "export { value } from '../sign-up/use-cases/request-sign-up.use-case.js';\n",
      [`${auth}/sign-up/use-cases/request-sign-up.use-case.ts`]: exported,
    },
  ],
  [
    'a feature of auth that imports another one’s repository',
    'auth-features-by-their-readers',
    {
      [`${auth}/workspaces/use-cases/update-workspace.use-case.ts`]:
        "export { value } from '../../members/preferences.repository.js';\n",
      [`${auth}/members/preferences.repository.ts`]: exported,
    },
  ],
  [
    'a feature of auth that imports another one’s use case',
    'auth-features-by-their-readers',
    {
      [`${auth}/passkeys/use-cases/remove-passkey.use-case.ts`]:
        "export { value } from '../../second-factor/use-cases/turn-off-second-factor.use-case.js';\n",
      [`${auth}/second-factor/use-cases/turn-off-second-factor.use-case.ts`]: exported,
    },
  ],
  [
    'a page’s controller that imports a feature’s repository',
    'auth-entrances-by-use-cases',
    {
      [`${auth}/sign-in/company-sign-in.ts`]:
        "export { value } from '../company-sign-in/company-identities.repository.js';\n",
      [`${auth}/company-sign-in/company-identities.repository.ts`]: exported,
    },
  ],
  [
    'features of auth that use each other',
    'no-folder-cycle',
    {
      [`${auth}/members/members.module.ts`]: "export { value } from '../sessions/sessions.module.js';\n",
      [`${auth}/sessions/sessions.module.ts`]: exported,
      [`${auth}/sessions/sessions.reader.ts`]: "export { value } from '../members/members.reader.js';\n",
      [`${auth}/members/members.reader.ts`]: exported,
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
    'a controller that imports the repository of its feature',
    'no-repository-in-controllers',
    {
      [`${auth}/members/my-preferences.controller.ts`]:
        "export { value } from './preferences.repository.js';\n",
      [`${auth}/members/preferences.repository.ts`]: exported,
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
    'a part of the screen below the views that imports one',
    'screen-app-on-top',
    {
      [`${screen}/palette/palette.ts`]: "export { value } from '../features/board/board-page.js';\n",
      [`${screen}/features/board/board-page.ts`]: exported,
    },
  ],
  [
    'a view of the screen that imports the app',
    'screen-features-below-app',
    {
      [`${screen}/features/board/board-page.ts`]: "export { value } from '../../app/view-parts.js';\n",
      [`${screen}/app/view-parts.ts`]: exported,
    },
  ],
  [
    'parts of the screen that use each other',
    'no-folder-cycle',
    {
      [`${screen}/session/session.ts`]: "export { value } from '../display/theme.js';\n",
      [`${screen}/display/theme.ts`]: exported,
      [`${screen}/display/language.ts`]: "export { value } from '../session/me.js';\n",
      [`${screen}/session/me.ts`]: exported,
    },
  ],
  [
    'folders of a library that use each other',
    'no-folder-cycle',
    {
      'libs/http-kit/src/access/caller.ts': "export { value } from '../responses/error.js';\n",
      'libs/http-kit/src/responses/error.ts': exported,
      'libs/http-kit/src/responses/json.ts': "export { value } from '../access/rule.js';\n",
      'libs/http-kit/src/access/rule.ts': exported,
    },
  ],
  [
    'a control of the screen that reads the board',
    'screen-controls-without-data',
    {
      [`${screen}/ui/avatar/avatar.ts`]: "export { value } from '../../board-model/members.js';\n",
      [`${screen}/board-model/members.ts`]: exported,
    },
  ],
  [
    'data of the screen that import React',
    'screen-data-without-views',
    { [`${screen}/board-model/board-store.ts`]: "export { useState } from 'react';\n" },
  ],
  [
    'a ground of the dispatcher that imports the store',
    'webhook-dispatcher-ground-below',
    {
      [`${dispatcher}/config/settings.ts`]: "export { value } from '../store/delivery-state.js';\n",
      [`${dispatcher}/store/delivery-state.ts`]: exported,
    },
  ],
  [
    'targets of the dispatcher that import the store',
    'webhook-dispatcher-targets-below',
    {
      [`${dispatcher}/targets/target-guard.ts`]: "export { value } from '../store/delivery-state.js';\n",
      [`${dispatcher}/store/delivery-state.ts`]: exported,
    },
  ],
  [
    'a dispatcher’s store that imports a feature',
    'webhook-dispatcher-store-below',
    {
      [`${dispatcher}/store/endpoints.repository.ts`]:
        "export { value } from '../endpoints/webhooks.reader.js';\n",
      [`${dispatcher}/endpoints/webhooks.reader.ts`]: exported,
    },
  ],
  [
    'a sender that imports a feature',
    'webhook-dispatcher-sender-below',
    {
      [`${dispatcher}/sender/dispatcher.ts`]: "export { value } from '../deliveries/deliveries.reader.js';\n",
      [`${dispatcher}/deliveries/deliveries.reader.ts`]: exported,
    },
  ],
  [
    'a registration that imports a feature',
    'webhook-dispatcher-registration-below',
    {
      [`${dispatcher}/registration/list-scope.ts`]:
        "export { value } from '../endpoints/webhook.presenter.js';\n",
      [`${dispatcher}/endpoints/webhook.presenter.ts`]: exported,
    },
  ],
  [
    'a feature of the dispatcher that imports another one’s repository',
    'webhook-dispatcher-features-by-their-readers',
    {
      [`${dispatcher}/subscriptions/use-cases/subscribe-hook.use-case.ts`]:
        "export { value } from '../../deliveries/deliveries.repository.js';\n",
      [`${dispatcher}/deliveries/deliveries.repository.ts`]: exported,
    },
  ],
  [
    'a feature of the dispatcher that imports another one’s use case',
    'webhook-dispatcher-features-by-their-readers',
    {
      [`${dispatcher}/subscriptions/hooks.controller.ts`]:
        "export { value } from '../endpoints/use-cases/update-webhook.use-case.js';\n",
      [`${dispatcher}/endpoints/use-cases/update-webhook.use-case.ts`]: exported,
    },
  ],
  [
    'a ground of the notifications that imports the store',
    'notifications-ground-below',
    {
      [`${notifications}/config/settings.ts`]: "export { value } from '../store/entry.js';\n",
      [`${notifications}/store/entry.ts`]: exported,
    },
  ],
  [
    'a store of the notifications that imports the requests to boards-api',
    'notifications-store-below',
    {
      [`${notifications}/store/entry.ts`]: "export { value } from '../audience/cells.js';\n",
      [`${notifications}/audience/cells.ts`]: exported,
    },
  ],
  [
    'requests to boards-api that import the counts',
    'notifications-audience-below',
    {
      [`${notifications}/audience/cells.ts`]: "export { value } from '../counts/inbox-counts.js';\n",
      [`${notifications}/counts/inbox-counts.ts`]: exported,
    },
  ],
  [
    'counts that import a feature',
    'notifications-counts-below',
    {
      [`${notifications}/counts/inbox-counts.ts`]: "export { value } from '../inbox/inbox.reader.js';\n",
      [`${notifications}/inbox/inbox.reader.ts`]: exported,
    },
  ],
  [
    'a feature of the notifications that imports another one’s repository',
    'notifications-features-by-their-readers',
    {
      [`${notifications}/inbox/inbox.reader.ts`]: "export { value } from '../intake/intake.repository.js';\n",
      [`${notifications}/intake/intake.repository.ts`]: exported,
    },
  ],
  [
    'a way to sign in that imports another one',
    'sign-in-ways-apart',
    {
      [`${auth}/sign-in/company/company-link.ts`]: "export { value } from '../password/reset-password.js';\n",
      [`${auth}/sign-in/password/reset-password.ts`]: exported,
    },
  ],
  [
    'folders of the dispatcher that form a cycle',
    'no-folder-cycle',
    {
      [`${dispatcher}/endpoints/endpoints.module.ts`]:
        "export { value } from '../deliveries/deliveries.module.js';\n",
      [`${dispatcher}/deliveries/deliveries.module.ts`]: exported,
      [`${dispatcher}/deliveries/deliveries.reader.ts`]:
        "export { value } from '../endpoints/webhooks.reader.js';\n",
      [`${dispatcher}/endpoints/webhooks.reader.ts`]: exported,
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

/** What the rules accept. */
const accepted: readonly (readonly [string, Files])[] = [
  [
    'a page of auth that uses a feature’s use case, a proof and the store',
    {
      [`${auth}/sign-in/set-up.controller.ts`]: [
        "export { value as useCase } from '../second-factor/use-cases/start-second-factor.use-case.js';",
        "export { value as proof } from '../proof/passwords/passwords.js';",
        "export { value as page } from '../pages/page.js';",
        "export { value as reader } from '../store/accounts/accounts.reader.js';",
        '',
      ].join('\n'),
      [`${auth}/second-factor/use-cases/start-second-factor.use-case.ts`]:
        "export { value } from '../../store/factors/second-factors.repository.js';\n",
      [`${auth}/proof/passwords/passwords.ts`]:
        "export { value } from '../../store/accounts/accounts.repository.js';\n",
      [`${auth}/store/accounts/accounts.repository.ts`]: "export { value } from './accounts.reader.js';\n",
      [`${auth}/store/accounts/accounts.reader.ts`]: exported,
      [`${auth}/store/factors/second-factors.repository.ts`]: exported,
      [`${auth}/pages/page.ts`]: exported,
    },
  ],
  [
    'a feature of the dispatcher that uses the store, and its own repository',
    {
      [`${dispatcher}/deliveries/use-cases/send-test.ts`]: [
        "export { value as own } from '../deliveries.repository.js';",
        "export { value as shared } from '../../store/events.repository.js';",
        '',
      ].join('\n'),
      [`${dispatcher}/deliveries/deliveries.repository.ts`]:
        "export { value } from '../store/delivery-state.js';\n",
      [`${dispatcher}/store/delivery-state.ts`]: exported,
      [`${dispatcher}/store/events.repository.ts`]: exported,
    },
  ],
  [
    'a feature that uses a reader, a module, the store and the folders below it',
    {
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
    },
  ],
];

describe('the layer rules', () => {
  let folder: string;
  /** The names of the violated rules, by what the repository has. */
  let violated: Map<string, string[]>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-layers-'));
    const planted = [...breaches.map(([what, , files]) => [what, files] as const), ...accepted];
    const trees = planted.map((_, n) => join(folder, String(n)));
    for (const [n, [, files]] of planted.entries()) await plant(trees[n] as string, files);
    const args = ['--input-type=module', '--eval', cruiseAll, '--', ...trees];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    const rules = JSON.parse(stdout) as string[][];
    violated = new Map(planted.map(([what], n) => [what, rules[n] as string[]]));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(breaches)('reject %s', (what, rule) => {
    expect(violated.get(what)).toEqual([rule]);
  });

  it.each(accepted)('accept %s', (what) => {
    expect(violated.get(what)).toEqual([]);
  });

  it('have a planted breach each', async () => {
    const { default: rules } = (await import(join(root, '.dependency-cruiser.mjs'))) as {
      default: { forbidden: { name: string }[] };
    };
    const planted = new Set(breaches.map(([, rule]) => rule));
    expect(rules.forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });
});
