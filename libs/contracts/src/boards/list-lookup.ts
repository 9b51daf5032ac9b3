/** NATS subject on which boards-api replies with the lists of a workspace; its replicas share the requests as a queue. */
export const listLookupSubject = 'kiban.boards.v1.lists';

export interface ListLookupRequest {
  workspaceId: number;
  listIds: readonly number[];
}

/** Of those lists that exist in the workspace, archived ones too. */
export interface ListLookupResponse {
  listIds: readonly number[];
}
