import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ErrorDto } from '@kiban/contracts';
import { Allow, JsonResponse } from '@kiban/http-kit';
import type { BoardsConfig } from '../config/boards-config.js';
import { BOARDS_CONFIG } from '../infrastructure/tokens.js';
import { PublishedDocument } from './published-document.js';

@ApiTags('Reference')
@Controller('api/v1')
export class DocsController {
  private readonly openApiDocument: PublishedDocument;
  private readonly asyncApiDocument = new PublishedDocument('asyncapi.json');

  constructor(@Inject(BOARDS_CONFIG) config: BoardsConfig) {
    this.openApiDocument = new PublishedDocument('openapi.json', config.PUBLIC_ORIGIN);
  }

  @Get('openapi.json')
  @Allow('public')
  @ApiOperation({
    operationId: 'getOpenApiDocument',
    summary: 'Read this description',
    description:
      'The OpenAPI 3.1 description of the whole API, with the address of this deployment. Needs no token.',
  })
  @ApiResponse({
    status: 200,
    description: 'The document',
    schema: { type: 'object', additionalProperties: true },
  })
  @ApiResponse({ status: 503, type: ErrorDto, description: 'The document is missing from this build' })
  async openApi(): Promise<JsonResponse> {
    return new JsonResponse(await this.openApiDocument.text());
  }

  @Get('asyncapi.json')
  @Allow('public')
  @ApiOperation({
    operationId: 'getAsyncApiDocument',
    summary: 'Read the description of the events',
    description:
      'The AsyncAPI 3 description of the domain events that services of the same network take from NATS. Their payloads are those of the webhooks. Needs no token.',
  })
  @ApiResponse({
    status: 200,
    description: 'The document',
    schema: { type: 'object', additionalProperties: true },
  })
  @ApiResponse({ status: 503, type: ErrorDto, description: 'The document is missing from this build' })
  async asyncApi(): Promise<JsonResponse> {
    return new JsonResponse(await this.asyncApiDocument.text());
  }
}
