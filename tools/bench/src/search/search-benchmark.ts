import { StartedParts } from '@kiban/one-machine/processes/started-parts';
import type { BenchSettings } from '../config/bench-settings.js';
import { loadHttp, type Load } from '../load/http-load.js';
import { Random } from '../load/random.js';
import type { Figure } from '../report/goal.js';
import { median } from '../report/statistics.js';
import { measuredService, type MeasuredProcess } from '../stack/measured-process.js';
import { OwnStack } from '../stack/own-stack.js';
import { fillWorkspaces, type FilledWorkspace } from './many-workspaces.js';
import { SKEW, vocabulary } from './vocabulary.js';

const CONNECTIONS = 16;
const P95_MAX_MS = 50;

export interface SearchResult {
  search: string;
  /** Medians over the rounds, at 16 connections. */
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  /** CPU time of boards-api for each search, in microseconds; PostgreSQL's is not in it. */
  cpuUs: number;
}

type Query = (random: Random, words: readonly string[]) => string;

/** As texts are: a frequent word is searched more often too. */
const someWord: Query = (random, words) =>
  words[Math.floor((random.below(1_000_000) / 1_000_000) ** SKEW * words.length)] ?? '';
const rareWord: Query = (random, words) => words[words.length - 1 - random.below(words.length / 2)] ?? '';

const queries: Readonly<Record<string, Query>> = {
  'a word': someWord,
  'two words': (random, words) => `${someWord(random, words)} ${someWord(random, words)}`,
  'a rare word': rareWord,
  'the beginning of a word': (random, words) => Array.from(someWord(random, words)).slice(0, 3).join(''),
  'a word that no card has': (random) => `zq${random.below(1_000_000)}x`,
};

/**
 * `GET /search` at 16 connections, over workspaces chosen in proportion to their cards, straight at boards-api. Each
 * request has another word, and mostly another workspace and token.
 */
export async function benchmarkSearch(
  settings: BenchSettings,
  say: (line: string) => void,
): Promise<{ searches: SearchResult[]; figures: Figure[] }> {
  say('Starting the product …');
  const stack = await OwnStack.start(settings.repositoryRoot, settings.stackFolder);
  const parts = new StartedParts();
  parts.add(() => stack.stop());
  try {
    const words = vocabulary();
    const { searchedCards: cards, searchedWorkspaces: workspaces } = settings;
    say(`Filling ${workspaces} workspaces with ${cards} cards …`);
    const filling = { workspaces, cards, cardsOfLargest: cards / 25, words };
    const filled = await fillWorkspaces(stack.deployment.databaseUrl, filling, say);
    const service = await measuredService(stack.folder, 'boards-api');
    const searches: SearchResult[] = [];
    const all: Query = (random, given) => random.of(Object.values(queries))(random, given);
    for (const [search, query] of [...Object.entries(queries), ['all of these', all] as const]) {
      say(`Searching for ${search} …`);
      searches.push(await measured(service, search, query, { words, filled, settings }));
    }
    const p95 = searches.at(-1)?.p95Ms ?? Number.NaN;
    return {
      searches,
      figures: [
        {
          what: `GET /search over ${cards} cards, ${CONNECTIONS} connections, p95`,
          value: p95,
          unit: ' ms',
          goal: { atMost: P95_MAX_MS },
        },
      ],
    };
  } finally {
    await parts.end();
  }
}

interface Searched {
  words: readonly string[];
  filled: readonly FilledWorkspace[];
  settings: BenchSettings;
}

async function measured(
  service: MeasuredProcess,
  search: string,
  query: Query,
  { words, filled, settings }: Searched,
): Promise<SearchResult> {
  const random = new Random(search.length);
  const chosen = inProportion(filled);
  const rounds: Load[] = [];
  // The first round warms up.
  for (let round = -1; round < settings.rounds; round += 1) {
    const load = await loadHttp(service, {
      token: '',
      connections: CONNECTIONS,
      forMs: 2 * settings.measureMs,
      make: () => ({
        method: 'GET',
        path: `/search?q=${encodeURIComponent(query(random, words))}`,
        token: chosen(random).token,
      }),
      expected: [200],
    });
    if (round >= 0) rounds.push(load);
  }
  const middle = (name: 'perSecond' | 'p50Ms' | 'p95Ms' | 'p99Ms' | 'cpuUs'): number =>
    median(rounds.map((load) => load[name]));
  return {
    search,
    perSecond: middle('perSecond'),
    p50Ms: middle('p50Ms'),
    p95Ms: middle('p95Ms'),
    p99Ms: middle('p99Ms'),
    cpuUs: middle('cpuUs'),
  };
}

/** Chooses a workspace as often as it has cards: the first is the largest, and the others are equal. */
function inProportion(filled: readonly FilledWorkspace[]): (random: Random) => FilledWorkspace {
  const [largest, ...others] = filled;
  const cards = filled.reduce((sum, workspace) => sum + workspace.cards, 0);
  return (random) => (largest && random.below(cards) < largest.cards ? largest : random.of(others));
}
