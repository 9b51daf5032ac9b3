/** NATS subject on which boards-api replies with the names of boards; its replicas share the requests as a queue. */
export const boardNamesSubject = 'kiban.boards.v1.names';

export interface BoardNamesRequest {
  workspaceId: number;
  boardIds: readonly number[];
}

/** Of those boards that exist in the workspace, by id. */
export interface BoardNamesResponse {
  boards: readonly { id: number; name: string }[];
}
