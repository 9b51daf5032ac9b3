import {
  usageQueue,
  writtenContentSubject,
  type WrittenContentRequest,
  type WrittenContentResponse,
} from '@kiban/contracts';
import { MessagePattern, NatsController, queueGroup } from '@kiban/messaging/transport';
import { WrittenContentReader } from './written-content.reader.js';

/** Responds to auth with what a member wrote, for the export of the person. auth has verified the member and the role. */
@NatsController()
export class WrittenContentResponder {
  constructor(private readonly reader: WrittenContentReader) {}

  @MessagePattern(writtenContentSubject, queueGroup(usageQueue))
  async page(request: WrittenContentRequest): Promise<WrittenContentResponse> {
    return { items: await this.reader.page(request) };
  }
}
