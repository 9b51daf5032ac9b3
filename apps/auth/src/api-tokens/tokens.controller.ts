import { CredentialDto, IssuedTokenDto, IssueTokenDto, PasswordDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, PathId } from '@kiban/http-kit';
import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { TokenPresenter } from './token.presenter.js';
import { IssueToken } from './use-cases/issue-token.use-case.js';
import { ListCredentials } from './use-cases/list-credentials.use-case.js';
import { RevokeToken } from './use-cases/revoke-token.use-case.js';

@ApiTags('Tokens and AI clients')
@Controller('api/v1/tokens')
export class TokensController {
  constructor(
    private readonly listCredentials: ListCredentials,
    private readonly issueToken: IssueToken,
    private readonly revokeToken: RevokeToken,
    private readonly presenter: TokenPresenter,
  ) {}

  @Get()
  @Allow('screen')
  @Describe({
    id: 'listTokens',
    summary: 'List API tokens and connected AI clients',
    description:
      'Both kinds in one list, newest first. Owners and admins see all of the workspace; members see only the AI clients that they connected.',
    response: [CredentialDto],
    errors: {},
  })
  async list(@CurrentCaller() caller: Caller): Promise<CredentialDto[]> {
    return this.presenter.all(caller.principal.workspace.id, await this.listCredentials.execute(caller));
  }

  @Post()
  @Header('cache-control', 'no-store')
  @Allow('screen:owner')
  @Describe({
    id: 'issueToken',
    summary: 'Issue an API token',
    description:
      'Owner only. Requires the owner’s password. The response contains the token value, which is shown only once. Without restrictions, the token has the rights of a workspace admin.',
    needsFreshFactor: 'or its password',
    response: IssuedTokenDto,
    status: 201,
    errors: {
      409: 'The workspace has reached its limit of active tokens',
      422: 'Validation failed; see `details`',
      429: 'Too many wrong passwords; wait `Retry-After` seconds',
    },
  })
  async issue(@CurrentCaller() caller: Caller, @Body() body: IssueTokenDto): Promise<IssuedTokenDto> {
    const { issued, token } = await this.issueToken.execute(caller, body);
    return Object.assign(await this.presenter.one(caller.principal.workspace.id, issued), { token });
  }

  @Post(':id/revoke')
  @Allow('screen:owner')
  @Describe({
    id: 'revokeToken',
    summary: 'Revoke an API token',
    description: 'Owner only. Requires the owner’s password. Takes effect before the response is sent.',
    response: CredentialDto,
    pathIds: { id: 'The token' },
    errors: {
      404: 'No such token in this workspace',
      422: 'Validation failed; see `details`',
      429: 'Too many wrong passwords; wait `Retry-After` seconds',
    },
  })
  async revoke(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() { password }: PasswordDto,
  ): Promise<CredentialDto> {
    const token = await this.revokeToken.execute(caller, { id, password });
    return this.presenter.one(caller.principal.workspace.id, token);
  }
}
