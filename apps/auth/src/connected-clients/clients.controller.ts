import { CredentialDto, PasswordDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, PathId } from '@kiban/http-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../infrastructure/clock.js';
import { presentConnection } from '../store/grants/connection.presenter.js';
import { RevokeClient } from './use-cases/revoke-client.use-case.js';

@ApiTags('Tokens and AI clients')
@Controller('api/v1/clients')
export class ClientsController {
  constructor(
    private readonly revokeClient: RevokeClient,
    private readonly clock: Clock,
  ) {}

  @Post(':id/revoke')
  @Allow('screen')
  @Describe({
    id: 'revokeClient',
    summary: 'Revoke a connected AI client',
    description:
      'Owners and admins revoke any client; members only their own. Requires the caller’s password. Takes effect before the response is sent.',
    response: CredentialDto,
    pathIds: { id: 'The connected AI client' },
    errors: {
      404: 'No such client, or it belongs to another member',
      422: 'Validation failed; see `details`',
      429: 'Too many wrong passwords; wait `Retry-After` seconds',
    },
  })
  async revoke(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() { password }: PasswordDto,
  ): Promise<CredentialDto> {
    return presentConnection(await this.revokeClient.execute(caller, { id, password }), this.clock.now());
  }
}
