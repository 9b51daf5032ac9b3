import { sizeProblem, type FileProblem } from './file-problem.js';
import type { ImportPlan, PlanChoices } from './import-plan.js';
import type { WorkerRequest, WorkerResponse } from './import-worker.js';
import type { FileSummary } from './read-file.js';

/** A file that cannot be imported. */
export class FileProblemError extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem.what);
  }
}

const HEAD_BYTES = 65_536;

/** One file in a worker. Requests follow one another. */
export class ImportReader {
  private readonly worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  private last: Promise<unknown> = Promise.resolve();
  private plans = 0;

  /** @throws FileProblemError */
  async read(file: Blob): Promise<FileSummary> {
    const problem = sizeProblem(file.size, await file.slice(0, HEAD_BYTES).text());
    if (problem) throw new FileProblemError(problem);
    const response = await this.request(() => ({ do: 'read', file }));
    if (response?.did !== 'read') throw new Error('The worker returned something else.');
    return response.summary;
  }

  /** @returns null if another plan was requested in the meantime */
  async plan(choices: PlanChoices): Promise<ImportPlan | null> {
    const nth = (this.plans += 1);
    const response = await this.request(() => (nth === this.plans ? { do: 'plan', choices } : null));
    if (response !== null && response.did !== 'plan') throw new Error('The worker returned something else.');
    return response?.plan ?? null;
  }

  /** The body of the request that imports what was planned last. */
  async body(name: string): Promise<Blob> {
    const response = await this.request(() => ({ do: 'body', name }));
    if (response?.did !== 'body') throw new Error('The worker returned something else.');
    return response.body;
  }

  close(): void {
    this.worker.terminate();
  }

  /** @param request null if it is not wanted when its turn comes */
  private request(request: () => WorkerRequest | null): Promise<WorkerResponse | null> {
    const response = this.last.then(() => {
      const wanted = request();
      return wanted && this.send(wanted);
    });
    this.last = response.catch(() => undefined);
    return response;
  }

  private send(request: WorkerRequest): Promise<WorkerResponse> {
    return new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
        if (data.did === 'fail') reject(new FileProblemError(data.problem));
        else resolve(data);
      };
      this.worker.onerror = (event) => {
        reject(new FileProblemError({ what: 'failed', message: event.message }));
      };
      this.worker.postMessage(request);
    });
  }
}
