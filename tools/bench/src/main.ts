import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { benchmarkApi } from './api/api-benchmark.js';
import { sizesHeader, sizesRow } from './api/board-sizes.js';
import { comparisonHeader, comparisonRow } from './api/comparison.js';
import { isMeasurement, measurements, type Measurement } from './api/measurements.js';
import { readBenchSettings, type BenchSettings } from './config/bench-settings.js';
import { benchmarkMcp } from './mcp/mcp-benchmark.js';
import { figureLine, rounded, type Figure } from './report/goal.js';
import { table } from './report/table.js';
import { webhookParts } from './webhooks/webhook-benchmark.js';

type Say = (line: string) => void;

/** Each part prints its table and gives what is written as JSON. */
const parts: Readonly<
  Record<string, (settings: BenchSettings, say: Say, wanted: ReadonlySet<Measurement>) => Promise<object>>
> = {
  api: async (settings, say, wanted) => {
    const result = await benchmarkApi(settings, say, wanted);
    say('');
    if (result.comparisons.length > 0) say(table(comparisonHeader, result.comparisons.map(comparisonRow)));
    if (result.sizes.length > 0) say(`\n${table(sizesHeader(result.sizes), result.sizes.map(sizesRow))}`);
    sayFigures(result.figures, say);
    return result;
  },
  ...Object.fromEntries(
    Object.entries(webhookParts).map(([name, measure]) => [
      name,
      async (settings: BenchSettings, say: Say) => {
        const result = await measure(settings, say);
        sayFigures(result.figures, say);
        return result;
      },
    ]),
  ),
  mcp: async (settings, say) => {
    const result = await benchmarkMcp(settings, say);
    say('');
    say(
      table(
        ['p50, in milliseconds', 'revision', 'HTTP', 'MCP'],
        result.pairs.map(({ tool, revision, httpP50Ms, mcpP50Ms }) => [
          tool,
          revision,
          rounded(httpP50Ms),
          rounded(mcpP50Ms),
        ]),
      ),
    );
    sayFigures(result.figures, say);
    return result;
  },
};

function sayFigures(figures: readonly Figure[], say: Say): void {
  say('');
  for (const figure of figures) say(figureLine(figure));
}

/** A name stands for its part and for those that begin with it: `webhooks` for all of `webhooks-…`. */
function isMeant(part: string, name: string): boolean {
  return part === name || part.startsWith(`${name}-`);
}

/** `npm run bench -- [part …] [measurement of api …] [--quick]`: everything, those parts, or a few measurements of `api`. */
async function main(given: string[]): Promise<number> {
  const names = given.filter((name) => name !== '--quick');
  const measured = names.filter(isMeasurement);
  const named = names.filter((name) => Object.keys(parts).some((part) => isMeant(part, name)));
  const unknown = names.filter((name) => !named.includes(name) && !isMeasurement(name));
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}. Of api alone: ` +
        `${Object.keys(measurements).join(', ')}. With --quick a run is short, and its figures mean little.\n`,
    );
    return 2;
  }
  if (measured.length > 0 && !named.includes('api')) named.push('api');
  const wanted = new Set(measured.length > 0 ? measured : Object.keys(measurements).filter(isMeasurement));
  const settings = readBenchSettings(process.env, given.includes('--quick'));
  const say: Say = (line) => process.stdout.write(`${line}\n`);
  await mkdir(settings.resultsFolder, { recursive: true });
  for (const [name, run] of Object.entries(parts)) {
    if (named.length > 0 && !named.some((one) => isMeant(name, one))) continue;
    const result = await run(settings, say, wanted);
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
