import { limits, type Role } from '@kiban/vocabulary';
import {
  BooleanField,
  IdField,
  IntegerField,
  ObjectListField,
  OneOfField,
  StringField,
  TextField,
  TextListField,
  TextMapField,
  TimestampField,
} from '../fields/fields.js';
import { PasswordDto } from './token.dto.js';

/** Roles that a company’s sign-in gives: it never makes an owner. */
export const companyRoles = ['admin', 'member', 'viewer'] as const satisfies readonly Role[];
export type CompanyRole = (typeof companyRoles)[number];

const NAME_LENGTH_MAX = 100;
const ISSUER_LENGTH_MAX = 500;
const CLIENT_LENGTH_MAX = 500;
const CLAIM_LENGTH_MAX = 200;
const DOMAIN_LENGTH_MAX = 190;
const GROUPS_MAX = 100;

const issuer = 'https://login.example.com';
const clientId = 'kiban';
const roleDescription =
  'Role of a new member whose groups give no other. With `groupsClaim`, also of members at each sign-in';
const groupsClaimDescription = 'Claim that lists a person’s groups; null: roles are changed in Kiban only';
const roleByGroupDescription =
  'Role of the members of a group: admin, member or viewer. Of several groups, the highest role counts';

export class SignInDomainDto {
  @StringField({ description: 'Addresses of exactly this domain', example: 'example.com' })
  domain!: string;

  @BooleanField({ description: 'Whether the domain is proven; otherwise it has no effect', example: false })
  isProven!: boolean;

  @StringField({
    description: 'Text of the TXT record of the domain that proves it',
    example: 'kiban-domain-verification=0hJ3b8Ck2mVYtqkS0zq7Yw',
  })
  record!: string;
}

export class SignInProviderDto {
  @IdField({ example: 1 })
  id!: number;

  @StringField({ description: 'Shown on the sign-in page', example: 'Example Ltd' })
  name!: string;

  @StringField({ description: 'Issuer of the OpenID Connect provider', example: issuer })
  issuer!: string;

  @StringField({ example: clientId })
  clientId!: string;

  @StringField({
    description: 'Redirect address to register at the provider',
    example: 'https://kiban.example/sign-in/company',
  })
  redirectUri!: string;

  @ObjectListField(() => SignInDomainDto)
  domains!: SignInDomainDto[];

  @StringField({
    description: 'Address for logout tokens (back-channel logout) to register at the provider',
    example: 'https://kiban.example/sign-in/company/1/logout',
  })
  logoutUri!: string;

  @BooleanField({
    description:
      'Whether members with an address of a proven domain, other than owners, cannot use a password',
    example: false,
  })
  required!: boolean;

  @OneOfField(companyRoles, { name: 'CompanyRole', description: roleDescription, example: 'member' })
  defaultRole!: CompanyRole;

  @StringField({ nullable: true, description: groupsClaimDescription, example: 'groups' })
  groupsClaim!: string | null;

  @TextMapField({
    max: GROUPS_MAX,
    maxLength: 20,
    description: roleByGroupDescription,
    example: { 'kiban-admins': 'admin' },
  })
  roleByGroup!: Record<string, string>;

  @TimestampField()
  createdAt!: string;

  @IntegerField({ min: 1, example: 1 })
  version!: number;
}

export class CreateSignInProviderDto extends PasswordDto {
  @TextField({ minLength: 1, maxLength: NAME_LENGTH_MAX, example: 'Example Ltd' })
  name!: string;

  @TextField({
    minLength: 1,
    maxLength: ISSUER_LENGTH_MAX,
    description: 'The provider’s issuer, an https address. Kiban reads its endpoints from there',
    example: issuer,
  })
  issuer!: string;

  @TextField({ minLength: 1, maxLength: CLIENT_LENGTH_MAX, example: clientId })
  clientId!: string;

  @TextField({
    minLength: 1,
    maxLength: CLIENT_LENGTH_MAX,
    description: 'Stored encrypted and never returned',
    example: 'a secret of the provider',
  })
  clientSecret!: string;

  @TextListField({
    min: 1,
    max: limits.domainsPerSignInProviderMax,
    maxLength: DOMAIN_LENGTH_MAX,
    description: 'Domains of the people’s e-mail addresses',
    example: ['example.com'],
  })
  domains!: string[];

  @OneOfField(companyRoles, {
    optional: true,
    name: 'CompanyRole',
    description: `${roleDescription}; member by default`,
    example: 'member',
  })
  defaultRole?: CompanyRole;

  @TextField({
    optional: true,
    nullable: true,
    minLength: 1,
    maxLength: CLAIM_LENGTH_MAX,
    description: groupsClaimDescription,
    example: 'groups',
  })
  groupsClaim?: string | null;

  @TextMapField({
    optional: true,
    max: GROUPS_MAX,
    maxLength: 20,
    description: roleByGroupDescription,
    example: { 'kiban-admins': 'admin' },
  })
  roleByGroup?: Record<string, string>;
}

export class UpdateSignInProviderDto {
  @TextField({ optional: true, minLength: 1, maxLength: NAME_LENGTH_MAX, example: 'Example Ltd' })
  name?: string;

  @TextField({
    optional: true,
    minLength: 1,
    maxLength: CLIENT_LENGTH_MAX,
    description: 'Stored encrypted and never returned',
    example: 'another secret of the provider',
  })
  clientSecret?: string;

  @TextListField({
    optional: true,
    min: 1,
    max: limits.domainsPerSignInProviderMax,
    maxLength: DOMAIN_LENGTH_MAX,
    description: 'Domains of the people’s e-mail addresses. Domains that stay in the list keep their proof',
    example: ['example.com'],
  })
  domains?: string[];

  @BooleanField({
    optional: true,
    description:
      'true ends the password sign-ins of members with an address of a proven domain, other than owners, and allows no others',
    example: false,
  })
  required?: boolean;

  @OneOfField(companyRoles, {
    optional: true,
    name: 'CompanyRole',
    description: roleDescription,
    example: 'member',
  })
  defaultRole?: CompanyRole;

  @TextField({
    optional: true,
    nullable: true,
    minLength: 1,
    maxLength: CLAIM_LENGTH_MAX,
    description: groupsClaimDescription,
    example: 'groups',
  })
  groupsClaim?: string | null;

  @TextMapField({
    optional: true,
    max: GROUPS_MAX,
    maxLength: 20,
    description: roleByGroupDescription,
    example: { 'kiban-admins': 'admin' },
  })
  roleByGroup?: Record<string, string>;
}
