#!/usr/bin/env node
// Runs the code of the guides against a deployment, whose address and token are in KIBAN_URL and KIBAN_TOKEN:
//
//   node tools/dev/bin/run-guide.mjs                    lists, as JSON, the pages and what of them can be run
//   node tools/dev/bin/run-guide.mjs quick-start ts     runs a guide in a language: ts, sh or python
//   node tools/dev/bin/run-guide.mjs --requests         runs a guide for each line of stdin, { id, guide, language, env }, and
//                                                       prints a line, { id, faults }
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { importSource } from './bootstrap.mjs';

const { guideRuns } = await importSource('tools/guides/src/guide-runs.ts');

const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));
const { runs, notRun } = guideRuns(repositoryRoot);
const [guide, language] = process.argv.slice(2);
if (guide === undefined) {
  const { OTHER_ADDRESSES, PAGES } = await importSource('tools/guides/src/pages.ts');
  const listed = runs.map((run) => ({ ...run, blocks: run.blocks.length }));
  const addresses = PAGES.map(({ address }) => address);
  console.log(JSON.stringify({ addresses, otherAddresses: OTHER_ADDRESSES, runs: listed, notRun }));
} else if (guide === '--requests') {
  for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    const faults = await faultsOf(request.guide, request.language, request.env);
    console.log(JSON.stringify({ id: request.id, faults }));
  }
} else {
  const faults = await faultsOf(guide, language, process.env);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

async function faultsOf(guide, language, env) {
  const run = runs.find((one) => one.guide === guide && one.language === language);
  if (run === undefined) throw new Error(`There is nothing to run in the guide ${guide} in ${language}.`);
  const { runGuide } = await importSource('tools/guides/src/run-guide.ts');
  return runGuide(repositoryRoot, run.language, run.blocks, env);
}
