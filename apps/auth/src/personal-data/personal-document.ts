import { PassThrough } from 'node:stream';
import { writtenKinds } from '@kiban/contracts';
import { writeAll } from '@kiban/http-kit';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import { LOGGER } from '../infrastructure/tokens.js';
import { PersonalDataReader, type ExportedPerson } from './personal-data.reader.js';
import { WrittenContent } from './written-content.js';

/** What the service holds about a person as one JSON document, which is sent while it is read. */
@Injectable()
export class PersonalDocument {
  constructor(
    private readonly data: PersonalDataReader,
    private readonly content: WrittenContent,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws ServiceBusyError while boards-api does not reply */
  requireReachable(person: ExportedPerson): Promise<void> {
    return this.content.requireReachable(person);
  }

  stream(person: ExportedPerson): PassThrough {
    const out = new PassThrough();
    writeAll(out, this.parts(person))
      .then(() => out.end())
      .catch((error: unknown) => {
        // A client that left is no fault.
        if (!out.destroyed) this.logger.error({ err: error }, 'export.aborted');
        out.destroy(error as Error);
      });
    return out;
  }

  private async *parts(person: ExportedPerson): AsyncGenerator<string> {
    const { accountId } = person;
    yield `{"exportedAt":${JSON.stringify(this.clock.now())}`;
    for (const name of this.data.objectNames)
      yield `,"${name}":${JSON.stringify(await this.data.object(name, accountId))}`;
    for (const name of this.data.listNames)
      yield `,"${name}":${JSON.stringify(await this.data.list(name, person))}`;
    yield* listOf('auditEntries', this.data.auditEntries(person));
    for (const kind of writtenKinds) yield* listOf(kind, this.content.of(kind, person));
    yield '}';
  }
}

async function* listOf(name: string, batches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let isFirst = true;
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield (isFirst ? '' : ',') + batch.map((item) => JSON.stringify(item)).join(',');
    isFirst = false;
  }
  yield ']';
}
