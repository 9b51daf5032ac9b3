import { IntegerField, ObjectField } from '../fields/fields.js';

export class WorkspaceQuotasDto {
  @IntegerField({ min: 1, nullable: true, description: 'Null when no quota is set', example: 100 })
  boards!: number | null;

  @IntegerField({ min: 1, nullable: true, description: 'Null when no quota is set', example: 100_000 })
  cards!: number | null;

  @IntegerField({ min: 1, nullable: true, description: 'Null when no quota is set', example: 500_000_000 })
  textBytes!: number | null;
}

export class WorkspaceUsageDto {
  @IntegerField({ min: 0, description: 'Includes archived ones', example: 12 })
  boards!: number;

  @IntegerField({ min: 0, description: 'Includes archived ones', example: 340 })
  cards!: number;

  @IntegerField({
    min: 0,
    description:
      'UTF-8 bytes of card titles and descriptions, comments, checklist items, text and URL values, and the info of lists',
    example: 125_000,
  })
  textBytes!: number;

  @ObjectField(() => WorkspaceQuotasDto, { description: 'Limits of the workspace' })
  quotas!: WorkspaceQuotasDto;
}

/** NATS subject on which boards-api replies with a `WorkspaceUsageDto`; its replicas share the requests as a queue. */
export const usageSubject = 'kiban.boards.v1.usage';

export const usageQueue = 'boards';

export interface UsageQuestion {
  workspaceId: number;
}
