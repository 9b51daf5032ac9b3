import { NotFoundError } from '@kiban/contracts';
import { Allow, IgnoresUnknownQuery } from '@kiban/http-kit';
import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { AuthConfig } from '../config/auth-config.js';
import { AUTH_CONFIG } from '../infrastructure/tokens.js';
import { resourceTypes, schemas, serviceProviderConfig } from './discovery.js';
import { scimBase } from './scim-address.js';
import { ScimResponse } from './scim-responses.js';
import { presentList, type ScimResource } from './scim-resource.presenter.js';

/** What a directory can find out about the service (RFC 7644 §4). */
@ApiExcludeController()
@IgnoresUnknownQuery()
@Controller('scim/v2')
export class DiscoveryController {
  private readonly base: string;

  constructor(@Inject(AUTH_CONFIG) config: AuthConfig) {
    this.base = scimBase(config.PUBLIC_ORIGIN);
  }

  @Get('ServiceProviderConfig')
  @Allow('members:provision')
  @ScimResponse()
  provider(): ScimResource {
    return serviceProviderConfig(this.base);
  }

  @Get('ResourceTypes')
  @Allow('members:provision')
  @ScimResponse()
  types(): ScimResource {
    return all(resourceTypes(this.base));
  }

  @Get('ResourceTypes/:id')
  @Allow('members:provision')
  @ScimResponse()
  type(@Param('id') id: string): ScimResource {
    return one('resource type', resourceTypes(this.base), id);
  }

  @Get('Schemas')
  @Allow('members:provision')
  @ScimResponse()
  schemas(): ScimResource {
    return all(schemas(this.base));
  }

  @Get('Schemas/:id')
  @Allow('members:provision')
  @ScimResponse()
  schema(@Param('id') id: string): ScimResource {
    return one('schema', schemas(this.base), id);
  }
}

const all = (resources: readonly ScimResource[]): ScimResource =>
  presentList(resources, { total: resources.length, startIndex: 1 });

function one(noun: string, resources: readonly ScimResource[], id: string): ScimResource {
  const found = resources.find((resource) => resource['id'] === id);
  if (!found) throw new NotFoundError(noun, id.slice(0, 100));
  return found;
}
