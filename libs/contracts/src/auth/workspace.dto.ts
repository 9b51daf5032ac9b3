import {
  IdField,
  IntegerField,
  ObjectField,
  StringField,
  TextField,
  TimestampField,
} from '../fields/fields.js';
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
}
