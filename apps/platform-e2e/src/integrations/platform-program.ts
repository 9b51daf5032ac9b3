import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

interface Reply {
  id: number;
  result?: unknown;
  error?: { name: string; message: string };
}

/** An error that the platform shows to its user. */
export class PlatformError extends Error {
  constructor(
    override readonly name: string,
    message: string,
  ) {
    super(message);
  }
}

/** The packages of a workflow platform in a process of their own, which runs an app of this repository. */
export class PlatformProgram {
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private lastId = 0;

  private constructor(private readonly child: ChildProcess) {
    child.on('message', (reply: Reply) => {
      this.waiting.get(reply.id)?.(reply);
      this.waiting.delete(reply.id);
    });
    child.once('exit', (code) => {
      const error = { name: 'Error', message: `The platform ended with ${code ?? 'a signal'}.` };
      for (const [id, end] of this.waiting) end({ id, error });
    });
  }

  /** @param app the folder of the app, beside the platform’s packages */
  static start(driver: string, app: string): PlatformProgram {
    const program = fileURLToPath(new URL(driver, import.meta.url));
    return new PlatformProgram(
      fork(program, [app], {
        cwd: app,
        execArgv: [],
        // Not the environment of the tests, which these packages look into. Their logs are not for the tests’ output.
        env: { PATH: process.env['PATH'], HOME: app },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
    );
  }

  async call<Result>(request: object): Promise<Result> {
    const id = (this.lastId += 1);
    const reply = await new Promise<Reply>((resolve) => {
      this.waiting.set(id, resolve);
      this.child.send({ ...request, id });
    });
    if (reply.error) throw new PlatformError(reply.error.name, reply.error.message);
    return reply.result as Result;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await ended;
  }
}
