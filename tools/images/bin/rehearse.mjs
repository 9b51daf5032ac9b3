#!/usr/bin/env node
// `npm run rehearse`: a roll-out of every service under load, a restore, and what else takes minutes; `npm run rehearse --
// restore` one of them. `npm run rehearse -- upgrade [--from <ref>]`: an upgrade from that commit, branch or tag, and the
// roll-back. `npm run rehearse -- suite [arguments of Jest]`: the black-box tests against two replicas of every service.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCompiled } from '../../dev/bin/compiled.mjs';

const [part, ...rest] = process.argv.slice(2);
if (part === 'suite') {
  await runCompiled('tools/images', 'suite');
} else {
  // The version before; see tools/images/src/rehearsal/version-before.ts for the default.
  const at = rest.indexOf('--from');
  const [, from] = at === -1 ? [] : rest.splice(at, 2);
  if (at !== -1 && from === undefined) {
    console.error('✖ --from needs a commit, branch or tag: npm run rehearse -- upgrade --from v1.2.0');
    process.exit(2);
  }
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
    env: { ...process.env, KIBAN_REHEARSE: '1', ...(from === undefined ? {} : { KIBAN_UPGRADE_FROM: from }) },
  });
  process.exitCode = status ?? 1;
}
