import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operationsOf, servedDocument, type Operation } from '../../contract/api-document.js';
import { ContractWorld } from '../../contract/contract-world.js';
import { validRequest } from '../../contract/valid-request.js';
import { testDeployment } from '../../client/deployment.js';
import { RecordingProxy } from '../../samples/recording-proxy.js';
import { installedPrograms, sampleEnvironment, type SampleRunner } from '../../samples/sample-programs.js';
import { sampleWithRealValues } from '../../samples/sample-with-real-values.js';

type SampledOperation = Operation & { 'x-codeSamples'?: { label: string; source: string }[] };

const deployment = await testDeployment();
const document = await servedDocument(deployment.specUrl);
const programs = await installedPrograms();
const operations = operationsOf(document) as SampledOperation[];

/** Its sample is a complete board, which names nothing of a workspace. */
const KEEPS_ITS_BODY = new Set(['importBoard']);

/** Operations that refused a token: the samples of the other languages begin with a person. */
const forPeople = new Set<string>();

describe.each(programs.map((program) => [program.label, program] as const))(
  'the %s sample of each operation',
  (label, program) => {
    let world: ContractWorld;
    let proxy: RecordingProxy;
    let runner: SampleRunner;
    beforeAll(async () => {
      world = await ContractWorld.open(deployment);
      proxy = await RecordingProxy.start(deployment.origin);
      runner = program.start();
    });
    afterAll(async () => {
      await runner?.close();
      proxy?.close();
      await world?.close();
    });

    it.each(operations.map((operation) => [operation.operationId, operation] as const))(
      '%s: runs and receives the documented success [SPEC-9.2]',
      async (_id, operation) => {
        const sample = operation['x-codeSamples']?.find((candidate) => candidate.label === label);
        const source = sample?.source ?? '';
        // Some operations are for people who are signed in: which ones is not the samples' matter.
        const withToken = forPeople.has(operation.operationId)
          ? undefined
          : await outcomeOf(operation, source, world.owner.token);
        const isRefused = withToken === undefined || withToken.statuses.includes(403);
        if (isRefused) forPeople.add(operation.operationId);
        const outcome = isRefused ? await outcomeOf(operation, source) : withToken;
        const documented = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
        expect({ ...outcome, source }).toMatchObject({
          exitCode: 0,
          statuses: [expect.any(Number)],
        });
        expect(documented).toContain(String(outcome.statuses[0]));
      },
    );

    async function outcomeOf(operation: Operation, source: string, given?: string) {
      const call = await validRequest(document, operation, world);
      // After the request is made, which may make the person.
      const token = given ?? world.personFor(operation.path).bearer ?? '';
      const body = KEEPS_ITS_BODY.has(operation.operationId) ? undefined : call.body;
      const real = sampleWithRealValues(source, deployment.apiUrl, proxy.origin, { ...call, body });
      const outcome = await runner.run(real, sampleEnvironment(token));
      return { ...outcome, statuses: proxy.takeStatuses() };
    }
  },
);
