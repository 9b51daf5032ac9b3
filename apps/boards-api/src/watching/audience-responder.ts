import {
  audienceSubject,
  seenBoardsSubject,
  usageQueue,
  type AudienceRequest,
  type AudienceResponse,
  type SeenBoardsRequest,
  type SeenBoardsResponse,
} from '@kiban/contracts';
import { MessagePattern, NatsController, queueGroup } from '@kiban/messaging/transport';
import { AudienceReader } from './audience.reader.js';

/** Responds to the notifications service, which alone may ask. */
@NatsController()
export class AudienceResponder {
  constructor(private readonly reader: AudienceReader) {}

  @MessagePattern(audienceSubject, queueGroup(usageQueue))
  audience(request: AudienceRequest): Promise<AudienceResponse> {
    return this.reader.of(request);
  }

  @MessagePattern(seenBoardsSubject, queueGroup(usageQueue))
  seenBoards(request: SeenBoardsRequest): Promise<SeenBoardsResponse> {
    return this.reader.seenBoards(request);
  }
}
