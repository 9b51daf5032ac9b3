import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICE_NAMES } from '@kiban/edge/service-name';
import type { BenchSettings } from '../config/bench-settings.js';
import { figureLine, type Figure } from '../report/goal.js';
import { median } from '../report/statistics.js';
import { OwnStack } from '../stack/own-stack.js';
import { measureIdleMemory, measureServiceStart } from './service-starts.js';

/** `npm start` on a new clone and on kept data, each service's own start, and its memory when idle. */
export async function benchmarkStart(
  settings: BenchSettings,
  say: (line: string) => void,
): Promise<{ figures: Figure[] }> {
  const { repositoryRoot, stackFolder, starts } = settings;
  const figures: Figure[] = [];
  const add = (figure: Figure): void => {
    figures.push(figure);
    say(`  ${figureLine(figure)}`);
  };

  say('Starting the product with nothing built …');
  const cold: number[] = [];
  for (let n = 0; n < starts; n += 1) {
    await forgetBuild(repositoryRoot);
    const stack = await OwnStack.start(repositoryRoot, stackFolder);
    cold.push(stack.readyAfterMs / 1_000);
    // The last one leaves its data for the warm starts.
    await stack.stop(n === starts - 1);
  }
  add({ what: 'npm start, nothing built, new data', value: median(cold), unit: ' s', goal: { atMost: 15 } });

  say('Starting it again …');
  const warm: number[] = [];
  for (let n = 0; n < starts; n += 1) {
    const stack = await OwnStack.start(repositoryRoot, stackFolder, true);
    warm.push(stack.readyAfterMs / 1_000);
    await stack.stop(true);
  }
  add({ what: 'npm start again', value: median(warm), unit: ' s', goal: { atMost: 3 } });

  const stack = await OwnStack.start(repositoryRoot, stackFolder, true);
  try {
    for (const name of SERVICE_NAMES) add(await measureServiceStart(stack.folder, name, starts));
    for (const figure of await measureIdleMemory(stack.folder, SERVICE_NAMES)) add(figure);
  } finally {
    await stack.stop();
  }
  return { figures };
}

/** As on a new clone: every program and the screen are made again. NATS stays, since its fetch depends on the network. */
async function forgetBuild(repositoryRoot: string): Promise<void> {
  const apps = await readdir(join(repositoryRoot, 'apps'));
  const folders = [...apps.map((name) => join('apps', name)), join('tools', 'dev')];
  for (const folder of folders) {
    const built = join(repositoryRoot, folder, 'dist');
    const files = await readdir(built, { recursive: true }).catch(() => []);
    for (const file of files) if (file.endsWith('.inputs.json')) await rm(join(built, file), { force: true });
  }
  await rm(join(repositoryRoot, 'apps', 'web', 'dist'), { recursive: true, force: true });
}
