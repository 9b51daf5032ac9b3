import {
  AuthClient,
  leaseRevocationSubject,
  type LeaseRevocationConfirmation,
  type LeaseRevocationMessage,
} from '@kiban/auth-client';
import { MessagePattern, NatsController } from '@kiban/messaging/transport';

/** Applies auth’s lease revocations. Every replica receives and confirms each of them. */
@NatsController()
export class LeaseRevocationResponder {
  constructor(private readonly client: AuthClient) {}

  @MessagePattern(leaseRevocationSubject)
  revoke(message: LeaseRevocationMessage): LeaseRevocationConfirmation {
    return this.client.applyRevocation(message);
  }
}
