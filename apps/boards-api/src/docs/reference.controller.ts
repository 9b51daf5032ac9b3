import { Controller, Get, Inject, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { DomainError, ErrorDto } from '@kiban/contracts';
import { Allow, matchesAny } from '@kiban/http-kit';
import type { BoardsConfig } from '../config/boards-config.js';
import { BOARDS_CONFIG } from '../config/tokens.js';
import { PublishedDocument } from './published-document.js';
import { fileHeaders, pageHeaders } from './reference/page-frame.js';
import { Reference } from './reference/reference.js';

interface Request {
  headers: Record<string, string | undefined>;
}

interface Reply {
  header(name: string, value: string): Reply;
  status(status: number): Reply;
}

@ApiTags('Reference')
@Controller('api/v1/docs')
export class ReferenceController {
  private readonly reference: Reference;

  constructor(@Inject(BOARDS_CONFIG) config: BoardsConfig) {
    this.reference = new Reference(new PublishedDocument('openapi.json', config.PUBLIC_ORIGIN));
  }

  @Get()
  @Allow('public')
  @ApiOperation({
    operationId: 'getReferencePage',
    summary: 'Read the reference as a page',
    description:
      'HTML pages made from the OpenAPI document, with code samples and forms that send requests. Needs no token, and loads nothing from other hosts.',
  })
  @ApiResponse({
    status: 200,
    description: 'The page',
    content: { 'text/html': { schema: { type: 'string' } } },
  })
  @ApiResponse({ status: 503, type: ErrorDto, description: 'The document is missing from this build' })
  overview(
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile | undefined> {
    return this.send('', request, reply);
  }

  @Get(':page')
  @Allow('public')
  @ApiExcludeEndpoint()
  @ApiParam({ name: 'page', schema: { type: 'string' } })
  page(
    @Param('page') page: string,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile | undefined> {
    return this.send(page, request, reply);
  }

  @Get('assets/:version/:name')
  @Allow('public')
  @ApiExcludeEndpoint()
  @ApiParam({ name: 'version', schema: { type: 'string' } })
  @ApiParam({ name: 'name', schema: { type: 'string' } })
  file(
    @Param('version') version: string,
    @Param('name') name: string,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile | undefined> {
    return this.send(`assets/${version}/${name}`, request, reply);
  }

  private async send(address: string, request: Request, reply: Reply): Promise<StreamableFile | undefined> {
    const part = await this.reference.part(address);
    if (!part) throw new DomainError('not_found', 'The reference has no such page.');
    for (const [name, value] of Object.entries(part.isVersioned ? fileHeaders : pageHeaders))
      reply.header(name, value);
    const { bytes, encoding, etag } = await part.encodedFor(request.headers['accept-encoding']);
    reply
      .header('etag', etag)
      .header('vary', 'accept-encoding')
      .header('cache-control', part.isVersioned ? 'public, max-age=31536000, immutable' : 'public, no-cache');
    if (matchesAny(request.headers['if-none-match'], etag)) {
      reply.status(304);
      return undefined;
    }
    if (encoding) reply.header('content-encoding', encoding);
    return new StreamableFile(bytes, { type: part.type });
  }
}
