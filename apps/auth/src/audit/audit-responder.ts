import { authQueue } from '@kiban/auth-client';
import { auditSubject, type AuditResponse } from '@kiban/messaging';
import { MessagePattern, NatsController, queueGroup } from '@kiban/messaging/transport';
import { KeepEntries } from './use-cases/keep-entries.use-case.js';

/** Receives the audit entries of other services. They send entries again until they are confirmed. */
@NatsController()
export class AuditResponder {
  constructor(private readonly keepEntries: KeepEntries) {}

  @MessagePattern(auditSubject, queueGroup(authQueue))
  keep(request: unknown): Promise<AuditResponse> {
    return this.keepEntries.execute(request);
  }
}
