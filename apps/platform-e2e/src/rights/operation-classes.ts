/** Rights class of an operation by the product decisions §3 to §6. */
export type OperationClass =
  /** Reads a board or an object on it. */
  | 'read'
  /** Changes a board or an object on it. */
  | 'write'
  /** Stores what the caller chose about an object that they see, also while it is archived. */
  | 'own'
  /** Changes a board's state, or copies it, also while it is archived. */
  | 'state'
  /** Deletes an archived board: owners and admins. */
  | 'boardDelete'
  /** Changes an object that only its author may change. */
  | 'ofAuthor'
  /** Sets the members of a private board: its creator, owners and admins. */
  | 'ofCreator'
  /** Deletes an object: its author, owners and admins. */
  | 'moderated'
  /** Writes into a list, or a card, that the body names; the path names no object. */
  | 'inBody'
  /** Creates a board. */
  | 'makes'
  /** A collection that every caller may read, limited to visible objects. */
  | 'collection'
  /** Owners, admins and tokens, who see every board. */
  | 'admin'
  /** As `admin`. Deleting a subscription always returns success, even when it did not exist. */
  | 'forgetful'
  /** Not about boards: accounts, tokens, members, the workspace. Their own tests cover their rights. */
  | 'account'
  | 'public';

const operations: Record<OperationClass, string> = {
  read: `getBoard listBoardMembers listLists getList listCards getCard listComments listChecklistItems listLabels listViews
    listFields listFieldValues getGrid getTimetable getGantt listBoardActivity listCardActivity streamBoard exportBoard
    getBoardWatch getListWatch getCardWatch`,
  write: `updateBoard createList updateList deleteList reorderList archiveList restoreList updateCard
    deleteCard moveCard copyCard reorderCard archiveCard restoreCard completeCard reopenCard setCardAssignees claimCard
    createComment createChecklistItem updateChecklistItem deleteChecklistItem createLabel updateLabel deleteLabel
    createView updateView deleteView
    setCardLabels addCardLabel removeCardLabel addCardAssignee removeCardAssignee createField updateField deleteField setFieldValue createColumn updateColumn deleteColumn
    reorderColumn createRow updateRow deleteRow reorderRow updateGanttTask reorderGanttTask createDependency
    deleteDependency`,
  state: 'archiveBoard restoreBoard reorderBoard duplicateBoard',
  own: 'setBoardWatch stopBoardWatch setListWatch stopListWatch setCardWatch stopCardWatch',
  boardDelete: 'deleteBoard',
  ofAuthor: 'updateComment',
  ofCreator: 'setBoardMembers',
  moderated: 'deleteComment',
  inBody: 'createCard createCards updateCards',
  makes: 'createBoard importBoard',
  collection: 'listBoards searchCards listMembers getWorkspace getMe streamWorkspace',
  admin: `listWebhooks createWebhook getWebhook updateWebhook deleteWebhook enableWebhook rotateWebhookKey
    getWebhookStats listDeliveries testWebhook redeliverMany getDelivery redeliver listEvents listHooks createHook
    listHookEvents listHookSamples getHook`,
  forgetful: 'deleteHook',
  account: `listAuditEntries exportAuditEntries updateWorkspace deleteWorkspace restoreWorkspace listTokens issueToken revokeToken revokeClient updateMe changeMyPassword
    getMySecondFactor startMySecondFactor confirmMySecondFactor replaceMyRecoveryCodes turnOffMySecondFactor
    checkMySecondFactor startMySecondFactorCheck getMyEmail changeMyEmail cancelMyEmailChange exportMe deleteMe
    listMyPasskeys startMyPasskey addMyPasskey updateMyPasskey removeMyPasskey
    listMyWorkspaces getMyPreferences saveMyPreferences listMySessions endMySession endMyOtherSessions updateMember removeMember listInvitations createInvitation revokeInvitation
    listMyInbox countMyInbox markMyInbox
    listSignInProviders createSignInProvider updateSignInProvider deleteSignInProvider verifySignInDomain`,
  public: 'getOpenApiDocument getAsyncApiDocument getReferencePage',
};

const classes = new Map<string, OperationClass>(
  Object.entries(operations).flatMap(([name, ids]) =>
    ids.split(/\s+/).map((id) => [id, name as OperationClass] as const),
  ),
);

/** Undefined for an operation without a class. */
export function classOf(operationId: string): OperationClass | undefined {
  return classes.get(operationId);
}

export const classifiedOperations: readonly string[] = [...classes.keys()];
