import { CredentialDto, ErrorDto, PasswordDto } from '@kiban/contracts';
import { Allow, ApiPathId, CurrentCaller, PathId, type Caller } from '@kiban/http-kit';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../infrastructure/clock.js';
import { originOf } from '../infrastructure/request-origin.js';
import { presentConnection } from './credential.presenter.js';
import { RevokeClient } from './revoke-client.use-case.js';

@ApiTags('Tokens and AI clients')
@Controller('api/v1/clients')
export class ClientsController {
  constructor(
    private readonly revokeClient: RevokeClient,
    private readonly clock: Clock,
  ) {}

  @Post(':id/revoke')
  @HttpCode(200)
  @Allow('screen')
  @ApiPathId('id', 'The connected AI client')
  @ApiOperation({
    operationId: 'revokeClient',
    summary: 'Revoke a connected AI client',
    description:
      'Owners and admins revoke any client; members only their own. Requires the caller’s password. Takes effect before the response is sent.',
  })
  @ApiResponse({ status: 200, type: CredentialDto })
  @ApiResponse({
    status: 404,
    type: ErrorDto,
    description: 'No such client, or it belongs to another member',
  })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'Validation failed; see `details`' })
  @ApiResponse({
    status: 429,
    type: ErrorDto,
    description: 'Too many wrong passwords; wait `Retry-After` seconds',
  })
  async revoke(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @PathId() id: number,
    @Body() body: PasswordDto,
  ): Promise<CredentialDto> {
    const row = await this.revokeClient.execute(caller, originOf(request), id, body.password);
    return presentConnection(row, this.clock.now());
  }
}
