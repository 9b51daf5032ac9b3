import { StartedParts } from '@kiban/one-machine/processes/started-parts';
import type { BenchSettings } from '../config/bench-settings.js';
import { benchmarkDiverseLoad } from '../diverse/diverse-benchmark.js';
import type { Figure } from '../report/goal.js';
import { measuredService } from '../stack/measured-process.js';
import { OwnStack } from '../stack/own-stack.js';
import { BoardChanges } from '../measuring/board-changes.js';
import type { SizeResult } from './board-sizes.js';
import type { ComparisonResult } from '../measuring/comparison.js';
import { isSharedQuestion, isDiverse, type Measurement } from '../config/measurements.js';
import { ServiceCaller } from '../measuring/service-caller.js';
import { benchmarkSharedQuestions } from './shared-questions.js';

export interface ApiBenchmarkResult {
  /** Rows whose requests differ in token, board and card. */
  diverse: ComparisonResult[];
  /** The same requests through the edge, as ratios to the service. */
  edge: ComparisonResult[];
  /** Rows where every connection sends the same question with one token. */
  comparisons: ComparisonResult[];
  sizes: SizeResult[];
  figures: Figure[];
}

/** The API rows: floor and service side by side on one PostgreSQL, in rounds, on the same data. */
export async function benchmarkApi(
  settings: BenchSettings,
  say: (line: string) => void,
  wanted: ReadonlySet<Measurement>,
): Promise<ApiBenchmarkResult> {
  say('Starting the product …');
  const stack = await OwnStack.start(settings.repositoryRoot, settings.stackFolder);
  const parts = new StartedParts();
  parts.add(() => stack.stop());
  try {
    const { deployment } = stack;
    const result: ApiBenchmarkResult = { diverse: [], edge: [], comparisons: [], sizes: [], figures: [] };
    const service = await measuredService(stack.folder, 'boards-api');
    const api = new ServiceCaller(service.baseUrl, deployment.token);
    const changes = await BoardChanges.connect(deployment.databaseUrl);
    parts.add(() => changes.close());
    const run = { deployment, service, api, changes, settings, wanted };
    if ([...wanted].some(isDiverse)) {
      const { diverse, edge, figures } = await benchmarkDiverseLoad(run, say);
      Object.assign(result, { diverse, edge });
      result.figures.push(...figures);
    }
    if ([...wanted].some(isSharedQuestion)) {
      const { comparisons, sizes, figures } = await benchmarkSharedQuestions(run, say);
      Object.assign(result, { comparisons, sizes });
      result.figures.push(...figures);
    }
    return result;
  } finally {
    await parts.end();
  }
}
