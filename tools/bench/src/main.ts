import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { benchmarkApi } from './api/api-benchmark.js';
import { comparisonHeader, comparisonRow } from './api/comparison.js';
import { readBenchSettings, type BenchSettings } from './config/bench-settings.js';
import { benchmarkMcp } from './mcp/mcp-benchmark.js';
import { figureLine, type Figure } from './report/goal.js';
import { table } from './report/table.js';
import { benchmarkWebhooks } from './webhooks/webhook-benchmark.js';

type Say = (line: string) => void;

/** Each part prints its table and gives what is written as JSON. */
const parts: Readonly<Record<string, (settings: BenchSettings, say: Say) => Promise<object>>> = {
  api: async (settings, say) => {
    const result = await benchmarkApi(settings, say);
    say('');
    say(table(comparisonHeader, result.comparisons.map(comparisonRow)));
    sayFigures(result.figures, say);
    return result;
  },
  webhooks: async (settings, say) => {
    const result = await benchmarkWebhooks(settings, say);
    sayFigures(result.figures, say);
    return result;
  },
  mcp: async (settings, say) => {
    const result = await benchmarkMcp(settings, say);
    sayFigures(result.figures, say);
    return result;
  },
};

function sayFigures(figures: readonly Figure[], say: Say): void {
  say('');
  for (const figure of figures) say(figureLine(figure));
}

/** `npm run bench -- [part]`: all parts, or one. */
async function main(named: string[]): Promise<number> {
  const unknown = named.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no part ${unknown.join(', ')}; there are: ${Object.keys(parts).join(', ')}.\n`,
    );
    return 2;
  }
  const settings = readBenchSettings(process.env);
  const say: Say = (line) => process.stdout.write(`${line}\n`);
  await mkdir(settings.resultsFolder, { recursive: true });
  for (const [name, run] of Object.entries(parts)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const result = await run(settings, say);
    const file = join(settings.resultsFolder, `${name}.json`);
    const machine = {
      cpus: cpus().length,
      model: cpus()[0]?.model,
      node: process.version,
      platform: process.platform,
    };
    await writeFile(
      file,
      `${JSON.stringify({ at: new Date().toISOString(), machine, ...result }, null, 2)}\n`,
    );
    say(`\nWritten to ${file}`);
  }
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`✖ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
