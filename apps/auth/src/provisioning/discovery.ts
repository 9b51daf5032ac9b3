import { OPERATIONS_MAX } from './request-body.js';
import { PAGE_SIZE_MAX } from './list-query.js';
import { GROUP_SCHEMA, USER_SCHEMA, type ScimResource } from './scim-resource.presenter.js';

const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0';

/** What the service supports (RFC 7643 §5). */
export function serviceProviderConfig(base: string): ScimResource {
  return {
    schemas: [`${SCHEMA}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: PAGE_SIZE_MAX },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'API token',
        description: `A token with the scope members:provision. A PATCH has at most ${OPERATIONS_MAX} operations.`,
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
}

export function resourceTypes(base: string): ScimResource[] {
  return [
    resourceType(base, 'User', 'Users', 'A member of the workspace', USER_SCHEMA),
    resourceType(base, 'Group', 'Groups', 'A group of users', GROUP_SCHEMA),
  ];
}

function resourceType(
  base: string,
  name: string,
  path: string,
  description: string,
  schema: string,
): ScimResource {
  return {
    schemas: [`${SCHEMA}:ResourceType`],
    id: name,
    name,
    endpoint: `/${path}`,
    description,
    schema,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  };
}

interface Attribute {
  name: string;
  type: 'string' | 'boolean' | 'complex';
  description: string;
  multiValued?: boolean;
  required?: boolean;
  caseExact?: boolean;
  mutability?: 'readWrite' | 'immutable' | 'readOnly';
  uniqueness?: 'none' | 'server';
  subAttributes?: Attribute[];
}

const text = (name: string, description: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  description,
  ...more,
});
const flag = (name: string, description: string): Attribute => ({ name, type: 'boolean', description });

const USER_ATTRIBUTES: readonly Attribute[] = [
  text('userName', 'Name of the user in the directory', { required: true, uniqueness: 'server' }),
  text('externalId', 'Id of the user in the directory', { caseExact: true }),
  {
    name: 'name',
    type: 'complex',
    description: 'Parts of the name, kept for the directory',
    subAttributes: ['formatted', 'familyName', 'givenName', 'middleName'].map((part) => text(part, part)),
  },
  text('displayName', 'Name of a new account; people change it in their profile'),
  flag('active', 'Whether the user is a member of the workspace'),
  {
    name: 'emails',
    type: 'complex',
    multiValued: true,
    description: 'The address; another one is kept where its domain is confirmed, and changes no account',
    subAttributes: [text('value', 'Address'), text('type', 'Always work'), flag('primary', 'Always true')],
  },
  {
    name: 'roles',
    type: 'complex',
    multiValued: true,
    description: 'admin, member or viewer; owners keep their role',
    subAttributes: [text('value', 'Role'), flag('primary', 'Always true')],
  },
];

const GROUP_ATTRIBUTES: readonly Attribute[] = [
  text('displayName', 'Kiban admins, Kiban members and Kiban viewers give their role', {
    required: true,
    uniqueness: 'server',
  }),
  text('externalId', 'Id of the group in the directory', { caseExact: true }),
  {
    name: 'members',
    type: 'complex',
    multiValued: true,
    description: 'Users of the group',
    subAttributes: [text('value', 'Id of the user'), text('display', 'userName of the user')],
  },
];

export function schemas(base: string): ScimResource[] {
  return [
    schema(base, USER_SCHEMA, 'User', 'A member of the workspace', USER_ATTRIBUTES),
    schema(base, GROUP_SCHEMA, 'Group', 'A group of users', GROUP_ATTRIBUTES),
  ];
}

function schema(
  base: string,
  id: string,
  name: string,
  description: string,
  attributes: readonly Attribute[],
): ScimResource {
  return {
    schemas: [`${SCHEMA}:Schema`],
    id,
    name,
    description,
    attributes: attributes.map(whole),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  };
}

/** An attribute with the characteristics that RFC 7643 §2.2 gives by default. */
function whole({ subAttributes, ...attribute }: Attribute): ScimResource {
  return {
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
    ...attribute,
    ...(subAttributes ? { subAttributes: subAttributes.map(whole) } : {}),
  };
}
