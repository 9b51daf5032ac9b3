import { limits } from '@kiban/vocabulary';
import {
  BooleanField,
  IdField,
  IntegerField,
  ObjectField,
  OneOfField,
  StringField,
  TextField,
  TextListField,
  TimestampField,
} from '../fields/fields.js';
import { clientAccesses, type ClientAccess } from './client-access.js';
import { WorkspaceUsageDto } from './workspace-usage.js';

export class WorkspaceDto {
  @IdField({ example: 1 })
  id!: number;

  @StringField({ description: 'Identifies the workspace in URLs and webhooks; unique', example: 'demo' })
  slug!: string;

  @StringField({ example: 'Demo' })
  name!: string;

  @IntegerField({ min: 1, example: 5 })
  memberCount!: number;

  @TimestampField()
  createdAt!: string;

  @IntegerField({ min: 1, example: 1 })
  version!: number;

  @IntegerField({
    nullable: true,
    min: limits.auditRetentionDaysMin,
    max: limits.auditRetentionDaysMax,
    description: 'Days after which entries of the audit log are deleted; null keeps them',
    example: null,
  })
  auditRetentionDays!: number | null;

  @BooleanField({
    description: 'Whether members need a second factor to sign in, also for AI clients',
    example: false,
  })
  secondFactorRequired!: boolean;

  @TextListField({
    nullable: true,
    max: limits.approvedClientsMax,
    maxLength: limits.approvedClientLengthMax,
    description: 'The AI clients that members may connect, by verified host or client id; null admits all',
    example: null,
  })
  approvedClients!: string[] | null;

  @OneOfField(clientAccesses, {
    name: 'ClientAccess',
    description: 'What the page that connects an AI client preselects',
    example: 'read_write',
  })
  clientAccess!: ClientAccess;

  @IntegerField({
    nullable: true,
    min: 1,
    max: limits.clientDaysMax,
    description: 'Days after which the connection of an AI client ends; null leaves it to the installation',
    example: null,
  })
  clientDaysMax!: number | null;

  @ObjectField(() => WorkspaceUsageDto, {
    nullable: true,
    description: 'Current usage, at most a few seconds old; null while it is unavailable',
  })
  usage!: WorkspaceUsageDto | null;
}

export class UpdateWorkspaceDto {
  @TextField({ optional: true, minLength: 1, maxLength: 100, example: 'Demo' })
  name?: string;

  @TextField({
    optional: true,
    minLength: 2,
    maxLength: 40,
    description: 'Lower-case letters, digits and single hyphens between them',
    example: 'demo',
  })
  slug?: string;

  @IntegerField({
    optional: true,
    nullable: true,
    min: limits.auditRetentionDaysMin,
    max: limits.auditRetentionDaysMax,
    description: 'Owner only. Days after which entries of the audit log are deleted; null keeps them',
    example: 365,
  })
  auditRetentionDays?: number | null;

  @BooleanField({
    optional: true,
    description:
      'Owner only, with a second factor. true ends the sign-ins and AI clients of members who have no second factor',
    example: false,
  })
  secondFactorRequired?: boolean;

  @TextListField({
    optional: true,
    nullable: true,
    max: limits.approvedClientsMax,
    maxLength: limits.approvedClientLengthMax,
    description:
      'Owner only. The AI clients that members may connect: hosts of verified clients, such as `claude.ai`, and ids of other ones. ' +
      'The connections of all others end. null admits all clients',
    example: null,
  })
  approvedClients?: string[] | null;

  @OneOfField(clientAccesses, {
    optional: true,
    name: 'ClientAccess',
    description:
      'Owner only. What the page that connects an AI client preselects; its member may choose the other',
    example: 'read_write',
  })
  clientAccess?: ClientAccess;

  @IntegerField({
    optional: true,
    nullable: true,
    min: 1,
    max: limits.clientDaysMax,
    description:
      'Owner only. Days after which the connection of an AI client ends. Connections that exist keep their end. null leaves it to the installation',
    example: null,
  })
  clientDaysMax?: number | null;
}

export class DeleteWorkspaceDto {
  @TextField({
    minLength: 1,
    maxLength: 100,
    description: 'The name of the workspace, as a confirmation',
    example: 'Demo',
  })
  name!: string;
}
