import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ErrorDto } from '@kiban/contracts';
import { Allow, JsonResponse } from '@kiban/http-kit';
import type { BoardsConfig } from '../config/boards-config.js';
import { BOARDS_CONFIG } from '../config/tokens.js';
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
    summary: 'Get the OpenAPI document',
    description:
      'The OpenAPI 3.1 document of the whole API, with the address of this deployment. Needs no token.',
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
    summary: 'Get the AsyncAPI document',
    description:
      'The AsyncAPI 3 document of the domain events on NATS, for services in the same network. Payloads equal those of webhooks. Needs no token.',
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
