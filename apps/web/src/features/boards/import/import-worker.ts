import type { BoardDraft } from '@kiban/import';
import type { FileProblem } from './file-problem.js';
import { named, planImport, type ImportPlan, type PlanChoices } from './import-plan.js';
import { readFile, summaryOf, type FileSummary, type ReadFile } from './read-file.js';

/** A request of the page; the next one follows the response. */
export type WorkerRequest =
  | { readonly do: 'read'; readonly file: Blob }
  | { readonly do: 'plan'; readonly choices: PlanChoices }
  | { readonly do: 'body'; readonly name: string };

export type WorkerResponse =
  | { readonly did: 'read'; readonly summary: FileSummary }
  | { readonly did: 'plan'; readonly plan: ImportPlan }
  | { readonly did: 'body'; readonly body: Blob }
  | { readonly did: 'fail'; readonly problem: FileProblem };

let file: ReadFile | null = null;
let draft: BoardDraft | null = null;

/** Large files are read and converted here, so that the page stays usable. */
async function respond(request: WorkerRequest): Promise<WorkerResponse> {
  if (request.do === 'read') {
    const read = readFile(new Uint8Array(await request.file.arrayBuffer()));
    if ('what' in read) return { did: 'fail', problem: read };
    file = read;
    return { did: 'read', summary: summaryOf(read) };
  }
  if (file === null) throw new Error('No file was read.');
  if (request.do === 'plan') {
    if (file.kind === 'export') throw new Error('The service reads this file.');
    const planned = planImport(file, request.choices);
    draft = planned.draft;
    return { did: 'plan', plan: planned.plan };
  }
  const body = named(file.kind === 'export' ? file.body : (draft ?? {}), request.name);
  // As text: the page would stop for seconds to receive 100,000 cards as objects.
  return { did: 'body', body: new Blob([JSON.stringify(body)]) };
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void respond(data)
    .catch((error: unknown): WorkerResponse => {
      const message = error instanceof Error ? error.message : String(error);
      return { did: 'fail', problem: { what: 'failed', message } };
    })
    .then((response) => postMessage(response));
});
