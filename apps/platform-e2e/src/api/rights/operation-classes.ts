/** What an operation is to somebody's rights, as the product decisions §3 to §6 have it. */
export type OperationClass =
  /** Reads a board or something on it. */
  | 'read'
  /** Changes a board or something on it. */
  | 'write'
  /** Changes a board's own state, also while it is archived. */
  | 'state'
  /** Deletes an archived board: owners and admins. */
  | 'boardDelete'
  /** Changes what only its author may. */
  | 'ofAuthor'
  /** Sets who sees a board: its creator, owners and admins. */
  | 'ofCreator'
  /** Deletes what its author may, and an owner or admin. */
  | 'moderated'
  /** Writes into a list that the body names, so that the address names nothing that could be out of sight. */
  | 'inBody'
  /** Makes a board. */
  | 'makes'
  /** A collection that everybody may ask for, and that holds what they see. */
  | 'collection'
  /** Owners, admins and tokens, who see every board. */
  | 'admin'
  /** As `admin`; an automation tool that deletes a subscription is told that it is gone, whether or not it was there. */
  | 'forgetful'
  /** Not about boards: accounts, tokens, members, the workspace. Their rights are tested where they are. */
  | 'account'
  | 'public';

const operations: Record<OperationClass, string> = {
  read: `getBoard listBoardMembers listLists getList listCards getCard listComments listChecklistItems listLabels
    listFields listFieldValues getGrid getTimetable getGantt listBoardActivity listCardActivity streamBoard exportBoard`,
  write: `updateBoard createList updateList deleteList reorderList archiveList restoreList updateCard
    deleteCard moveCard reorderCard archiveCard restoreCard completeCard reopenCard setCardAssignees claimCard
    createComment createChecklistItem updateChecklistItem deleteChecklistItem createLabel updateLabel deleteLabel
    setCardLabels createField updateField deleteField setFieldValue createColumn updateColumn deleteColumn
    reorderColumn createRow updateRow deleteRow reorderRow updateGanttTask reorderGanttTask createDependency
    deleteDependency`,
  state: 'archiveBoard restoreBoard reorderBoard',
  boardDelete: 'deleteBoard',
  ofAuthor: 'updateComment',
  ofCreator: 'setBoardMembers',
  moderated: 'deleteComment',
  inBody: 'createCard createCards',
  makes: 'createBoard importBoard',
  collection: 'listBoards searchCards listMembers getWorkspace getMe',
  admin: `listWebhooks createWebhook getWebhook updateWebhook deleteWebhook enableWebhook rotateWebhookKey
    getWebhookStats listDeliveries testWebhook redeliverMany getDelivery redeliver listEvents listHooks createHook
    listHookEvents listHookSamples getHook rotateHookKey`,
  forgetful: 'deleteHook',
  account: `listAuditEntries updateWorkspace listTokens issueToken revokeToken revokeClient updateMe changeMyPassword
    updateMember removeMember listInvitations createInvitation revokeInvitation`,
  public: 'getOpenApiDocument getAsyncApiDocument getReferencePage',
};

const classes = new Map<string, OperationClass>(
  Object.entries(operations).flatMap(([name, ids]) =>
    ids.split(/\s+/).map((id) => [id, name as OperationClass] as const),
  ),
);

/** Undefined for an operation that nobody has thought about yet. */
export function classOf(operationId: string): OperationClass | undefined {
  return classes.get(operationId);
}

export const classifiedOperations: readonly string[] = [...classes.keys()];
