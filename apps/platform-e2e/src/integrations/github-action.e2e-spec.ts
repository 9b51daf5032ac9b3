import { execFile } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createKiban, type Kiban } from '@kiban/client';
import { parse } from 'yaml';
import { KIBAN, KibanProgram } from '../command-line/kiban-program.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';

const FOLDER = fileURLToPath(new URL('../../../../examples/github-action', import.meta.url));

interface Action {
  inputs: Record<string, { required?: boolean }>;
  runs: { steps: { run: string; env: Record<string, string> }[] };
}
interface Workflow {
  jobs: Record<string, { steps: { uses: string; with?: Record<string, string> }[] }>;
}

describe('the step for GitHub Actions', () => {
  let deployment: Deployment;
  let owner: Owner;
  let kiban: Kiban;
  let program: KibanProgram;
  let lists: readonly { id: number }[];
  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
    kiban = createKiban({ origin: deployment.origin, token: owner.token });
    program = await KibanProgram.with();
    const starter = join(program.folder, 'kiban');
    await writeFile(starter, `#!/bin/sh\nexec "${process.execPath}" "${KIBAN}" "$@"\n`);
    await chmod(starter, 0o755);
    ({ lists } = await kiban.boards.create({ name: 'Work', lists: [{ name: 'Doing' }, { name: 'Done' }] }));
  });
  afterAll(() => program.close());

  const step = async (
    text: string,
    list = String(lists[1]?.id),
  ): Promise<{ code: number | string; stdout: string; stderr: string }> => {
    const action = parse(await readFile(join(FOLDER, 'action.yml'), 'utf8')) as Action;
    const given: Record<string, string> = {
      url: deployment.origin,
      token: owner.token,
      list,
      text,
      comment: 'Merged in https://example.org/pull/1',
    };
    const [{ run, env } = { run: '', env: {} }] = action.runs.steps;
    const variables = Object.entries(env).map(([name, value]) => [
      name,
      value.replace(/^\$\{\{ inputs\.(\w+) \}\}$/, (_, input: string) => given[input] ?? ''),
    ]);
    return new Promise((resolve) =>
      execFile(
        'bash',
        ['-c', run],
        {
          cwd: program.folder,
          env: {
            PATH: process.env['PATH'],
            HOME: program.folder,
            GITHUB_ACTION_PATH: FOLDER,
            KIBAN_PROGRAM: join(program.folder, 'kiban'),
            ...(Object.fromEntries(variables) as Record<string, string>),
          },
        },
        (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
      ),
    );
  };
  const card = async (title: string): Promise<number> =>
    (await kiban.cards.create({ listId: lists[0]?.id ?? 0, title })).id;

  it('moves the cards that a pull request names, and comments on them [DEC-2.EXAMPLE-2]', async () => {
    const [one, two, other] = [await card('One'), await card('Two'), await card('Other')];
    const ended = await step(
      `Fix KIBAN-${one}\n\nAlso (kiban-${two}), not XKIBAN-${other}. Again KIBAN-${one}.`,
    );
    expect(ended).toMatchObject({ code: 0, stdout: `Moved card ${one}.\nMoved card ${two}.\n` });
    for (const id of [one, two]) {
      expect(await kiban.cards.get(id)).toMatchObject({ listId: lists[1]?.id, commentCount: 1 });
    }
    expect(await kiban.cards.get(other)).toMatchObject({ listId: lists[0]?.id, commentCount: 0 });
  });

  it('runs no command of a title, and needs no card [DEC-2.EXAMPLE-2]', async () => {
    const marker = join(program.folder, 'ran');
    const ended = await step(`$(touch ${marker}) \`touch ${marker}\`"; touch ${marker}; echo "`);
    expect(ended).toMatchObject({ code: 0, stdout: 'The text names no card.\n' });
    await expect(readFile(marker)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('moves the others and fails when a card is not there, and says why [DEC-2.EXAMPLE-2]', async () => {
    const id = await card('Moved');
    const ended = await step(`KIBAN-${id} KIBAN-99999999999999`);
    expect(ended).toMatchObject({ code: 1, stdout: `Moved card ${id}.\n` });
    expect(ended.stderr).toMatch(/^kiban: .*99999999999999/);
    expect(await step(`KIBAN-${id}`, '1; ls')).toMatchObject({ code: 2, stdout: '' });
  });

  it('has a workflow that gives it every required input and checks out the target branch', async () => {
    const action = parse(await readFile(join(FOLDER, 'action.yml'), 'utf8')) as Action;
    const workflow = parse(await readFile(join(FOLDER, 'workflow.yml'), 'utf8')) as Workflow;
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    const required = Object.entries(action.inputs).filter(([, { required: isRequired }]) => isRequired);
    expect(Object.keys(steps.at(-1)?.with ?? {})).toEqual(
      expect.arrayContaining(required.map(([name]) => name)),
    );
    expect(steps[0]?.with?.['ref']).toBe('${{ github.event.pull_request.base.ref }}');
  });
});
