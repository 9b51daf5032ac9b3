#!/usr/bin/env node
// `npm run rehearse`: a roll-out of every service under load, a restore, and what else takes minutes; `npm run rehearse --
// restore` one of them. `npm run rehearse -- suite [arguments of Jest]`: the
// black-box tests against two replicas of every service.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCompiled } from './compiled.mjs';

const [part, ...rest] = process.argv.slice(2);
if (part === 'suite') {
  await runCompiled('suite');
} else {
  const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
  const args = [
    join(root, 'tools/dev/bin/test.mjs'),
    ...(part === undefined ? [] : [part, ...rest]),
    // At the end, since it takes all that follows for names of projects.
    '--selectProjects',
    'rehearsal',
  ];
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, KIBAN_REHEARSE: '1' },
  });
  process.exitCode = status ?? 1;
}
