import {
  CreateSignInProviderDto,
  SignInProviderDto,
  UpdateSignInProviderDto,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch, PathId } from '@kiban/http-kit';
import { Body, Controller, Delete, Get, Inject, Param, Patch, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { AuthConfig } from '../config/auth-config.js';
import { AUTH_CONFIG } from '../infrastructure/tokens.js';
import { recordOf } from '../proof/company/domain-proof.js';
import { RETURN_PATH, type SignInProvider } from '../store/providers/sign-in-provider.js';
import { SignInProvidersReader } from '../store/providers/sign-in-providers.reader.js';
import { CreateSignInProvider } from './use-cases/create-sign-in-provider.use-case.js';
import { DeleteSignInProvider } from './use-cases/delete-sign-in-provider.use-case.js';
import { UpdateSignInProvider } from './use-cases/update-sign-in-provider.use-case.js';
import { VerifySignInDomain } from './use-cases/verify-sign-in-domain.use-case.js';

const pathIds = { id: 'The sign-in provider' };
const MISSING = 'No such sign-in provider';
const INVALID = 'Validation failed; see `details`';

/** The workspace’s connections to the providers of companies. */
@ApiTags('Workspace')
@Allow('screen:owner')
@Controller('api/v1/workspace/sign-in-providers')
export class SignInProvidersController {
  constructor(
    private readonly providers: SignInProvidersReader,
    private readonly create: CreateSignInProvider,
    private readonly update: UpdateSignInProvider,
    private readonly remove: DeleteSignInProvider,
    private readonly verify: VerifySignInDomain,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  @Get()
  @Describe({
    id: 'listSignInProviders',
    summary: 'List sign-in providers',
    description: 'OpenID Connect providers by which people of your company sign in. Owner only.',
    response: [SignInProviderDto],
    errors: {},
  })
  async list(@CurrentCaller() { principal }: Caller): Promise<SignInProviderDto[]> {
    const providers = await this.providers.list(principal.workspace.id);
    return providers.map((provider) => this.present(provider));
  }

  @Post()
  @Describe({
    id: 'createSignInProvider',
    summary: 'Add a sign-in provider',
    description:
      'Requires the owner’s password. Reads the metadata of the OpenID Connect provider. It has no effect until one of its domains is proven.',
    needsFreshFactor: 'or its password',
    response: SignInProviderDto,
    status: 201,
    errors: {
      409: 'Too many sign-in providers',
      422: INVALID,
      429: 'Too many wrong passwords; wait `Retry-After` seconds',
    },
  })
  async add(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateSignInProviderDto,
  ): Promise<SignInProviderDto> {
    return this.present(await this.create.execute(caller, body));
  }

  @Patch(':id')
  @Describe({
    id: 'updateSignInProvider',
    summary: 'Change a sign-in provider',
    description:
      'Omitted properties are unchanged. For another issuer or client, add another sign-in provider. `required` ends the sign-ins of its members that ' +
      'began with a password; owners keep theirs. Owner only.',
    needsFreshFactor: true,
    response: SignInProviderDto,
    guarded: true,
    pathIds,
    errors: {
      404: MISSING,
      409: 'The demand has no proven domain, or contradicts another one',
      422: INVALID,
    },
  })
  async change(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
    @Body() body: UpdateSignInProviderDto,
  ): Promise<SignInProviderDto> {
    return this.present(await this.update.execute(caller, id, { change: body, expected }));
  }

  @Delete(':id')
  @Describe({
    id: 'deleteSignInProvider',
    summary: 'Delete a sign-in provider',
    description:
      'Members stay, and sign in with a password again; without one, they request a link to set it. Owner only.',
    needsFreshFactor: true,
    response: null,
    success: 'Deleted',
    pathIds,
    errors: { 404: MISSING },
  })
  delete(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<void> {
    return this.remove.execute(caller, id);
  }

  @Post(':id/domains/:domain/verify')
  @ApiParam({
    name: 'domain',
    description: 'A domain of the sign-in provider',
    schema: { type: 'string', example: 'example.com' },
  })
  @Describe({
    id: 'verifySignInDomain',
    summary: 'Prove a domain',
    description:
      'Looks up the TXT records of the domain. One must be the `record` of the domain. From then on, its people sign in by this provider. Owner only.',
    needsFreshFactor: true,
    response: SignInProviderDto,
    pathIds,
    errors: {
      404: 'No such sign-in provider or domain',
      409: 'The record is missing, or another sign-in provider has the domain',
      429: 'Too many look-ups; wait `Retry-After` seconds',
    },
  })
  async prove(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Param('domain') domain: string,
  ): Promise<SignInProviderDto> {
    return this.present(await this.verify.execute(caller, id, domain));
  }

  private present(provider: SignInProvider): SignInProviderDto {
    const { id, name, issuer, clientId, defaultRole, groupsClaim, roleByGroup, required, version } = provider;
    return {
      ...{ id, name, issuer, clientId, defaultRole, groupsClaim, roleByGroup, required, version },
      redirectUri: this.config.PUBLIC_ORIGIN + RETURN_PATH,
      logoutUri: `${this.config.PUBLIC_ORIGIN}${RETURN_PATH}/${id}/logout`,
      domains: provider.domains.map((each) => ({
        domain: each.domain,
        isProven: each.provenAt !== null,
        record: recordOf(each),
      })),
      createdAt: provider.createdAt.toISOString(),
    };
  }
}
