import {
  BooleanField,
  IdField,
  IntegerField,
  ObjectField,
  StringField,
  TextField,
  TimestampField,
} from '../fields/fields.js';
import { limits } from '../limits.js';
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
}
