export * from '@kiban/vocabulary';
export * from './auth/audit.dto.js';
export { eventPath, hasCardNumber } from './events/event-path.js';
export { eventSchemaName } from './events/event-schema-name.js';
export * from './auth/me.dto.js';
export { deletedMemberName } from './auth/deleted-member.js';
export * from './auth/personal-data.dto.js';
export type { ClientAccess } from './auth/client-access.js';
export * from './auth/email.dto.js';
export * from './auth/passkey.dto.js';
export * from './auth/second-factor.dto.js';
export * from './auth/session.dto.js';
export * from './auth/sign-in-provider.dto.js';
export * from './auth/member.dto.js';
export * from './auth/token.dto.js';
export * from './auth/workspace-purge.js';
export * from './auth/workspace.dto.js';
export * from './auth/workspace-usage.js';
export * from './boards/board-names.js';
export * from './boards/list-lookup.js';
export * from './boards/written-content.js';
export * from './boards/board-stream.dto.js';
export * from './boards/board.dto.js';
export * from './activity/activity.dto.js';
export * from './activity/board-activity-query.dto.js';
export * from './cards/card-batch.dto.js';
export * from './cards/card.dto.js';
export { CopyCardDto } from './cards/copy-card.dto.js';
export type { CardOmission } from './cards/card-omission.js';
export * from './checklists/checklist.dto.js';
export * from './comments/comment.dto.js';
export * from './custom-fields/custom-field.dto.js';
export * from './gantt/gantt.dto.js';
export * from './grid/grid.dto.js';
export * from './import-export/board-export.dto.js';
export * from './import-export/exported-card.dto.js';
export { DuplicateBoardDto } from './import-export/duplicate-board.dto.js';
export { ImportPlanDto, ImportQueryDto, ImportResultDto } from './import-export/import-result.dto.js';
export * from './labels/label.dto.js';
export * from './notifications/audience.js';
export * from './notifications/watch.dto.js';
export * from './notifications/inbox.dto.js';
export * from './saved-views/saved-view.dto.js';
export * from './mention.dto.js';
export { MemberReferenceDto } from './member-reference.dto.js';
export * from './search/search.dto.js';
export { ErrorDto } from './errors.js';
export * from './events/data/board-event-data.dto.js';
export * from './events/data/card-event-data.dto.js';
export * from './events/data/workspace-event-data.dto.js';
export * from './events/changes/changed-value.dto.js';
export { EventChangeDto } from './events/event-change.dto.js';
export { eventChanges } from './events/changes/event-changes.js';
export { eventData } from './events/event-data.js';
export * from './events/event-payload.dto.js';
export * from './fields/fields.js';
export * from './grid/grid-axes.dto.js';
export * from './lists/list.dto.js';
export { PageQueryDto } from './page-query.dto.js';
export { PositionDto } from './position.dto.js';
export type { Caller, RequestOrigin } from './caller.js';
export { requireVersion, versionError, type ExpectedVersions } from './expected-versions.js';
export {
  commandLineScopes,
  connectionScopes,
  credentialScopes,
  hasFreshProof,
  adminScopes,
  provisioningScope,
  scopes,
  type ConnectionScope,
  type CredentialScope,
  type GrantedScope,
  type Principal,
  type ProofMethod,
  type Scope,
} from './principal.js';
export * from './webhooks/delivery.dto.js';
export * from './webhooks/hook.dto.js';
export * from './webhooks/webhook.dto.js';
