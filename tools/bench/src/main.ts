import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { benchmarkApi } from './api/api-benchmark.js';
import { sizesHeader, sizesRow } from './api/board-sizes.js';
import { comparisonHeader, comparisonRow } from './measuring/comparison.js';
import type { Measurement } from './config/measurements.js';
import { readBenchArguments } from './config/bench-arguments.js';
import { readBenchSettings, type BenchSettings } from './config/bench-settings.js';
import { benchmarkMcp } from './mcp/mcp-benchmark.js';
import { profileRow } from './profile/profile-row.js';
import { figureLine, rounded, type Figure } from './report/goal.js';
import { table } from './report/table.js';
import { benchmarkSearch, type SearchResult } from './search/search-benchmark.js';
import { benchmarkStart } from './start/start-benchmark.js';
import { webhookParts } from './webhooks/webhook-benchmark.js';

const DIVERSE = `Diverse load: 16 bearers and 50 boards of 30 cards, chosen at random for every request. What users cause.
Requests per second and CPU at 16 connections, p50 and the last CPU column at one.`;
const EDGE = `The same load directly and through the edge of one machine. CPU is that of the service.`;
const SHARED = `Shared questions: every connection sends the same request with one token, or writes to few boards. These rows
show what one busy board gets: equal concurrent reads share a statement, so they exceed the diverse rows.`;

type Say = (line: string) => void;

/** Each part prints its table and gives what is written as JSON. */
const parts: Readonly<
  Record<string, (settings: BenchSettings, say: Say, wanted: ReadonlySet<Measurement>) => Promise<object>>
> = {
  api: async (settings, say, wanted) => {
    const result = await benchmarkApi(settings, say, wanted);
    say('');
    for (const { title, header, rows } of [
      { title: DIVERSE, header: comparisonHeader(), rows: result.diverse },
      { title: EDGE, header: comparisonHeader('direct', 'edge'), rows: result.edge },
      { title: SHARED, header: comparisonHeader(), rows: result.comparisons },
    ])
      if (rows.length > 0) say(`${title}\n\n${table(header, rows.map(comparisonRow))}\n`);
    if (result.sizes.length > 0) say(`\n${table(sizesHeader(result.sizes), result.sizes.map(sizesRow))}`);
    sayFigures(result.figures, say);
    return result;
  },
  start: async (settings, say) => benchmarkStart(settings, say),
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
  search: async (settings, say) => {
    const result = await benchmarkSearch(settings, say);
    saySearches(result.searches, say);
    sayFigures(result.figures, say);
    return result;
  },
};

function saySearches(searches: readonly SearchResult[], say: Say): void {
  say('');
  say(
    table(
      ['GET /search, 16 connections', '1/s', 'p50, ms', 'p95, ms', 'p99, ms', 'CPU, µs'],
      searches.map(({ search, perSecond, p50Ms, p95Ms, p99Ms, cpuUs }) => [
        search,
        ...[perSecond, p50Ms, p95Ms, p99Ms, cpuUs].map(rounded),
      ]),
    ),
  );
}

function sayFigures(figures: readonly Figure[], say: Say): void {
  say('');
  for (const figure of figures) say(figureLine(figure));
}

/**
 * `npm run bench -- [part …] [row of api …] [--diverse] [--quick] [--profile row]`: everything, those parts, a few rows
 * of `api`, or the CPU profile of one.
 */
async function main(given: string[]): Promise<void> {
  const { parts: named, wanted, quick, profile } = readBenchArguments(given, Object.keys(parts));
  const settings = readBenchSettings(process.env, quick);
  const say: Say = (line) => process.stdout.write(`${line}\n`);
  await mkdir(settings.resultsFolder, { recursive: true });
  if (profile !== undefined) return profileRow(settings, profile, say);
  for (const [name, run] of Object.entries(parts)) {
    if (named.length > 0 && !named.includes(name)) continue;
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
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`✖ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
