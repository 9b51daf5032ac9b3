import { Controller, Get, Header, Inject, Param, StreamableFile } from '@nestjs/common';
import {
  ApiExcludeEndpoint,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import { apiPrefix, DomainError, ErrorDto } from '@kiban/contracts';
import { Allow, JsonResponse } from '@kiban/http-kit';
import type { BoardsConfig } from '../config/boards-config.js';
import { BOARDS_CONFIG } from '../infrastructure/tokens.js';
import { assetBytes, assets, type AssetName } from './reference-assets.js';
import { PublishedDocument } from './published-document.js';
import { contentSecurityPolicy, referencePage } from './reference-page.js';

@ApiTags('Reference')
@Controller('api/v1')
export class DocsController {
  private readonly openApiDocument: PublishedDocument;
  private readonly asyncApiDocument = new PublishedDocument('asyncapi.json');

  constructor(@Inject(BOARDS_CONFIG) config: BoardsConfig) {
    this.openApiDocument = new PublishedDocument('openapi.json', {
      servers: [{ url: `${config.PUBLIC_ORIGIN}${apiPrefix}`, description: 'This deployment' }],
      externalDocs: { url: `${config.PUBLIC_ORIGIN}/docs`, description: 'Guides' },
    });
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

  @Get('docs')
  @Allow('public')
  @ApiOperation({
    operationId: 'getReferencePage',
    summary: 'Open the API reference',
    description:
      'A page that renders the OpenAPI document. It loads nothing from other origins. Needs no token.',
  })
  @ApiProduces('text/html')
  @ApiResponse({
    status: 200,
    description: 'The page',
    content: { 'text/html': { schema: { type: 'string' } } },
  })
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', contentSecurityPolicy)
  page(): string {
    return referencePage;
  }

  @Get('docs/:asset')
  @Allow('public')
  @ApiExcludeEndpoint()
  @ApiParam({ name: 'asset', schema: { type: 'string' } })
  @Header('cache-control', 'public, max-age=86400')
  @Header('content-security-policy', "default-src 'none'")
  async asset(@Param('asset') name: string): Promise<StreamableFile> {
    if (!Object.hasOwn(assets, name))
      throw new DomainError('not_found', 'The reference page has no such file.');
    const asset = name as AssetName;
    return new StreamableFile(await assetBytes(asset), { type: assets[asset] });
  }
}
