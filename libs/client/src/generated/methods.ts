// Generated from libs/contracts/openapi/openapi.json by “npm run openapi”. Do not edit.
import type { CallOptions, KeyedCall, Query, VersionedCall } from '../call-options.js';
import type { KibanEvent } from '../kiban-event.js';
import type { Rows } from '../rows.js';
import type { components, operations } from './schema.js';

type Schemas = components['schemas'];

export interface BoardsMethods {
  /** List boards */
  list(query?: Query<operations['listBoards']>, options?: CallOptions): Promise<Schemas['Board'][]>;
  /** Create a board */
  create(body: Schemas['CreateBoard'], options?: KeyedCall): Promise<Schemas['BoardWithLists']>;
  /** Get a board with its lists and cards */
  get(boardId: number, query?: Query<operations['getBoard']>, options?: CallOptions): Promise<Schemas['BoardWithLists']>;
  /** Update a board */
  update(boardId: number, body: Schemas['UpdateBoard'], options?: KeyedCall & VersionedCall): Promise<Schemas['Board']>;
  /** Delete an archived board */
  delete(boardId: number, options?: KeyedCall & VersionedCall): Promise<undefined>;
  /** Archive a board */
  archive(boardId: number, options?: KeyedCall & VersionedCall): Promise<Schemas['Board']>;
  /** Restore a board */
  restore(boardId: number, options?: KeyedCall & VersionedCall): Promise<Schemas['Board']>;
  /** Reorder a board */
  reorder(boardId: number, body: Schemas['Position'], options?: KeyedCall & VersionedCall): Promise<Schemas['Board']>;
  /** List the members of a board */
  members(boardId: number, options?: CallOptions): Promise<Schemas['MemberReference'][]>;
  /** Set the members of a board */
  setMembers(boardId: number, body: Schemas['BoardMembers'], options?: KeyedCall & VersionedCall): Promise<Schemas['MemberReference'][]>;
  /** Get a board as a grid */
  grid(boardId: number, query?: Query<operations['getGrid']>, options?: CallOptions): Promise<Schemas['Grid']>;
  /** Get a board as a timetable */
  timetable(boardId: number, query?: Query<operations['getTimetable']>, options?: CallOptions): Promise<Schemas['Grid']>;
  /** List the activity of a board */
  activity(boardId: number, query?: Query<operations['listBoardActivity']>, options?: CallOptions): Rows<Schemas['Activity']>;
  /** Export a board */
  export(boardId: number, options?: CallOptions): Promise<Schemas['BoardExport']>;
  /** Import a board */
  import(body: NonNullable<operations['importBoard']['requestBody']>['content']['application/json'], query?: Query<operations['importBoard']>, options?: KeyedCall): Promise<Schemas['ImportPlan'] | Schemas['ImportResult']>;
  /** Duplicate a board */
  duplicate(boardId: number, body: Schemas['DuplicateBoard'], options?: KeyedCall): Promise<Schemas['ImportResult']>;
  /** Read what you are notified of, for a board */
  getWatch(boardId: number, options?: CallOptions): Promise<Schemas['Watch']>;
  /** Watch a board, or mute it */
  setWatch(boardId: number, body: Schemas['SetWatch'], options?: KeyedCall): Promise<Schemas['Watch']>;
  /** Stop watching a board */
  stopWatch(boardId: number, options?: KeyedCall): Promise<Schemas['Watch']>;
}

export interface ListsMethods {
  /** List the lists of a board */
  list(boardId: number, query?: Query<operations['listLists']>, options?: CallOptions): Promise<Schemas['List'][]>;
  /** Create a list */
  create(boardId: number, body: Schemas['CreateList'], options?: KeyedCall): Promise<Schemas['List']>;
  /** Get a list */
  get(listId: number, options?: CallOptions): Promise<Schemas['List']>;
  /** Update a list */
  update(listId: number, body: Schemas['UpdateList'], options?: KeyedCall & VersionedCall): Promise<Schemas['List']>;
  /** Delete a list */
  delete(listId: number, query?: Query<operations['deleteList']>, options?: KeyedCall & VersionedCall): Promise<undefined>;
  /** Archive a list */
  archive(listId: number, options?: KeyedCall & VersionedCall): Promise<Schemas['List']>;
  /** Restore a list */
  restore(listId: number, options?: KeyedCall & VersionedCall): Promise<Schemas['List']>;
  /** Reorder a list */
  reorder(listId: number, body: Schemas['Position'], options?: KeyedCall & VersionedCall): Promise<Schemas['List']>;
  /** Read what you are notified of, for a list */
  getWatch(listId: number, options?: CallOptions): Promise<Schemas['Watch']>;
  /** Watch a list, or mute it */
  setWatch(listId: number, body: Schemas['SetWatch'], options?: KeyedCall): Promise<Schemas['Watch']>;
  /** Stop watching a list */
  stopWatch(listId: number, options?: KeyedCall): Promise<Schemas['Watch']>;
}

export interface CardsMethods {
  /** List the cards of a list */
  list(listId: number, query?: Query<operations['listCards']>, options?: CallOptions): Rows<Schemas['Card']>;
  /** Search cards */
  search(query?: Query<operations['searchCards']>, options?: CallOptions): Rows<Schemas['Card']>;
  /** Create a card */
  create(body: Schemas['CreateCard'], options?: KeyedCall): Promise<Schemas['Card']>;
  /** Create several cards */
  createMany(body: Schemas['CreateCards'], options?: KeyedCall): Promise<Schemas['CardBatchItem'][]>;
  /** Get a card */
  get(cardId: number, query?: Query<operations['getCard']>, options?: CallOptions): Promise<Schemas['Card']>;
  /** Update a card */
  update(cardId: number, body: Schemas['UpdateCard'], options?: KeyedCall & VersionedCall): Promise<Schemas['Card']>;
  /** Change several cards */
  updateMany(body: Schemas['UpdateCards'], options?: KeyedCall): Promise<Schemas['CardBatchItem'][]>;
  /** Delete a card */
  delete(cardId: number, options?: KeyedCall & VersionedCall): Promise<undefined>;
  /** Move a card to a list */
  move(cardId: number, body: Schemas['MoveCard'], options?: KeyedCall & VersionedCall): Promise<Schemas['Card']>;
  /** Copy a card */
  copy(cardId: number, body: Schemas['CopyCard'], options?: KeyedCall): Promise<Schemas['Card']>;
  /** Reorder a card in its list */
  reorder(cardId: number, body: Schemas['Position'], options?: KeyedCall & VersionedCall): Promise<Schemas['Card']>;
  /** Archive a card */
  archive(cardId: number, options?: KeyedCall & VersionedCall): Promise<Schemas['Card']>;
  /** Restore a card */
  restore(cardId: number, options?: KeyedCall & VersionedCall): Promise<Schemas['Card']>;
  /** Complete a card */
  complete(cardId: number, options?: KeyedCall & VersionedCall): Promise<Schemas['Card']>;
  /** Reopen a card */
  reopen(cardId: number, options?: KeyedCall & VersionedCall): Promise<Schemas['Card']>;
  /** Claim a card */
  claim(cardId: number, options?: KeyedCall & VersionedCall): Promise<Schemas['Card']>;
  /** Set the assignees of a card */
  setAssignees(cardId: number, body: Schemas['CardAssignees'], options?: KeyedCall & VersionedCall): Promise<Schemas['Card']>;
  /** Add an assignee to a card */
  addAssignee(cardId: number, memberId: number, options?: KeyedCall & VersionedCall): Promise<Schemas['Card']>;
  /** Remove an assignee from a card */
  removeAssignee(cardId: number, memberId: number, options?: KeyedCall & VersionedCall): Promise<Schemas['Card']>;
  /** Set the labels of a card */
  setLabels(cardId: number, body: Schemas['CardLabels'], options?: KeyedCall & VersionedCall): Promise<Schemas['Card']>;
  /** Add a label to a card */
  addLabel(cardId: number, labelId: number, options?: KeyedCall & VersionedCall): Promise<Schemas['Card']>;
  /** Remove a label from a card */
  removeLabel(cardId: number, labelId: number, options?: KeyedCall & VersionedCall): Promise<Schemas['Card']>;
  /** List the activity of a card */
  activity(cardId: number, query?: Query<operations['listCardActivity']>, options?: CallOptions): Rows<Schemas['Activity']>;
  /** Read what you are notified of, for a card */
  getWatch(cardId: number, options?: CallOptions): Promise<Schemas['Watch']>;
  /** Watch a card, or mute it */
  setWatch(cardId: number, body: Schemas['SetWatch'], options?: KeyedCall): Promise<Schemas['Watch']>;
  /** Stop watching a card */
  stopWatch(cardId: number, options?: KeyedCall): Promise<Schemas['Watch']>;
}

export interface CommentsMethods {
  /** List the comments of a card */
  list(cardId: number, query?: Query<operations['listComments']>, options?: CallOptions): Rows<Schemas['Comment']>;
  /** Comment on a card */
  create(cardId: number, body: Schemas['CommentText'], options?: KeyedCall): Promise<Schemas['Comment']>;
  /** Update a comment */
  update(commentId: number, body: Schemas['CommentText'], options?: KeyedCall & VersionedCall): Promise<Schemas['Comment']>;
  /** Delete a comment */
  delete(commentId: number, options?: KeyedCall & VersionedCall): Promise<undefined>;
}

export interface ChecklistMethods {
  /** List the checklist of a card */
  list(cardId: number, options?: CallOptions): Promise<Schemas['ChecklistItem'][]>;
  /** Add a checklist item */
  create(cardId: number, body: Schemas['CreateChecklistItem'], options?: KeyedCall): Promise<Schemas['ChecklistItem']>;
  /** Update a checklist item */
  update(cardId: number, itemId: number, body: Schemas['UpdateChecklistItem'], options?: KeyedCall & VersionedCall): Promise<Schemas['ChecklistItem']>;
  /** Delete a checklist item */
  delete(cardId: number, itemId: number, options?: KeyedCall & VersionedCall): Promise<undefined>;
}

export interface LabelsMethods {
  /** List the labels of a board */
  list(boardId: number, options?: CallOptions): Promise<Schemas['Label'][]>;
  /** Create a label */
  create(boardId: number, body: Schemas['CreateLabel'], options?: KeyedCall): Promise<Schemas['Label']>;
  /** Update a label */
  update(labelId: number, body: Schemas['UpdateLabel'], options?: KeyedCall & VersionedCall): Promise<Schemas['Label']>;
  /** Delete a label */
  delete(labelId: number, options?: KeyedCall & VersionedCall): Promise<undefined>;
}

export interface ViewsMethods {
  /** List the saved views of a board */
  list(boardId: number, options?: CallOptions): Promise<Schemas['SavedView'][]>;
  /** Save a view of a board */
  create(boardId: number, body: Schemas['CreateView'], options?: KeyedCall): Promise<Schemas['SavedView']>;
  /** Update a saved view */
  update(boardId: number, viewId: number, body: Schemas['UpdateView'], options?: KeyedCall & VersionedCall): Promise<Schemas['SavedView']>;
  /** Delete a saved view */
  delete(boardId: number, viewId: number, options?: KeyedCall & VersionedCall): Promise<undefined>;
}

export interface FieldsMethods {
  /** List the custom fields of a board */
  list(boardId: number, options?: CallOptions): Promise<Schemas['CustomField'][]>;
  /** Create a custom field */
  create(boardId: number, body: Schemas['CreateField'], options?: KeyedCall): Promise<Schemas['CustomField']>;
  /** Update a custom field */
  update(fieldId: number, body: Schemas['UpdateField'], options?: KeyedCall & VersionedCall): Promise<Schemas['CustomField']>;
  /** Delete a custom field */
  delete(fieldId: number, options?: KeyedCall & VersionedCall): Promise<undefined>;
  /** Get all field values on a board */
  values(boardId: number, options?: CallOptions): Promise<Schemas['FieldValue'][]>;
  /** Set a field value on a card */
  setValue(cardId: number, fieldId: number, body: Schemas['SetFieldValue'], options?: KeyedCall & VersionedCall): Promise<Schemas['FieldValue']>;
}

export interface ColumnsMethods {
  /** Create a column */
  create(boardId: number, body: Schemas['NewColumn'], options?: KeyedCall): Promise<Schemas['Column']>;
  /** Update a column */
  update(boardId: number, columnId: number, body: Schemas['UpdateColumn'], options?: KeyedCall & VersionedCall): Promise<Schemas['Column']>;
  /** Delete a column */
  delete(boardId: number, columnId: number, options?: KeyedCall & VersionedCall): Promise<undefined>;
  /** Reorder a column */
  reorder(boardId: number, columnId: number, body: Schemas['Position'], options?: KeyedCall & VersionedCall): Promise<Schemas['Column']>;
}

export interface RowsMethods {
  /** Create a row */
  create(boardId: number, body: Schemas['NewRow'], options?: KeyedCall): Promise<Schemas['Row']>;
  /** Update a row */
  update(boardId: number, rowId: number, body: Schemas['UpdateRow'], options?: KeyedCall & VersionedCall): Promise<Schemas['Row']>;
  /** Delete a row */
  delete(boardId: number, rowId: number, options?: KeyedCall & VersionedCall): Promise<undefined>;
  /** Reorder a row */
  reorder(boardId: number, rowId: number, body: Schemas['Position'], options?: KeyedCall & VersionedCall): Promise<Schemas['Row']>;
}

export interface GanttMethods {
  /** Get the Gantt chart of a board */
  get(boardId: number, query?: Query<operations['getGantt']>, options?: CallOptions): Promise<Schemas['GanttTask'][]>;
  /** Update a Gantt task */
  update(taskId: number, body: Schemas['UpdateGanttTask'], options?: KeyedCall & VersionedCall): Promise<Schemas['UpdatedGanttTask']>;
  /** Reorder a Gantt task */
  reorder(taskId: number, body: Schemas['Position'], options?: KeyedCall & VersionedCall): Promise<Schemas['GanttTask']>;
}

export interface DependenciesMethods {
  /** Add a dependency to a task */
  create(taskId: number, body: Schemas['CreateDependency'], options?: KeyedCall): Promise<Schemas['Dependency']>;
  /** Delete a dependency */
  delete(taskId: number, dependencyId: number, options?: KeyedCall & VersionedCall): Promise<undefined>;
}

export interface EventsMethods {
  /** Pull events */
  list(query?: Query<operations['listEvents']>, options?: CallOptions): Rows<KibanEvent>;
}

export interface WebhooksMethods {
  /** List webhooks */
  list(options?: CallOptions): Promise<Schemas['Webhook'][]>;
  /** Register a webhook */
  create(body: Schemas['CreateWebhook'], options?: CallOptions): Promise<Schemas['CreatedWebhook']>;
  /** Read a webhook */
  get(webhookId: number, options?: CallOptions): Promise<Schemas['Webhook']>;
  /** Change a webhook */
  update(webhookId: number, body: Schemas['UpdateWebhook'], options?: VersionedCall): Promise<Schemas['Webhook']>;
  /** Delete a webhook */
  delete(webhookId: number, options?: VersionedCall): Promise<undefined>;
  /** Enable a webhook */
  enable(webhookId: number, body: Schemas['EnableWebhook'], options?: VersionedCall): Promise<Schemas['Webhook']>;
  /** Replace the signing key */
  rotateKey(webhookId: number, body: Schemas['RotateWebhookKey'], options?: VersionedCall): Promise<Schemas['RotatedWebhookKey']>;
  /** Get webhook statistics */
  stats(webhookId: number, options?: CallOptions): Promise<Schemas['WebhookStats']>;
  /** Send a test event */
  test(webhookId: number, options?: CallOptions): Promise<Schemas['DeliveryDetail']>;
}

export interface DeliveriesMethods {
  /** List a webhook’s deliveries */
  list(webhookId: number, query?: Query<operations['listDeliveries']>, options?: CallOptions): Rows<Schemas['Delivery']>;
  /** Read a delivery */
  get(deliveryId: number, options?: CallOptions): Promise<Schemas['DeliveryDetail']>;
  /** Redeliver an event */
  redeliver(deliveryId: number, options?: CallOptions): Promise<Schemas['Delivery']>;
  /** Redeliver events */
  redeliverMany(webhookId: number, body: Schemas['RedeliverMany'], options?: CallOptions): Promise<Schemas['Redelivered']>;
}

export interface HooksMethods {
  /** List hooks */
  list(options?: CallOptions): Promise<Schemas['Hook'][]>;
  /** Subscribe to an event */
  create(body: Schemas['CreateHook'], options?: CallOptions): Promise<Schemas['Hook'] | Schemas['CreatedHook']>;
  /** Read a hook */
  get(hookId: number, options?: CallOptions): Promise<Schemas['Hook']>;
  /** Unsubscribe */
  delete(hookId: number, options?: CallOptions): Promise<undefined>;
  /** List event kinds */
  events(options?: CallOptions): Promise<Schemas['HookEvent'][]>;
  /** Get sample events */
  samples(event: Schemas['EventKind'], options?: CallOptions): Promise<KibanEvent[]>;
}

export interface MembersMethods {
  /** List the members of the workspace */
  list(options?: CallOptions): Promise<Schemas['Member'][]>;
  /** Change a member’s role */
  update(memberId: number, body: Schemas['UpdateMember'], options?: VersionedCall): Promise<Schemas['Member']>;
  /** Remove a member, or leave */
  remove(memberId: number, options?: CallOptions): Promise<undefined>;
}

export interface InvitationsMethods {
  /** List invitations */
  list(options?: CallOptions): Promise<Schemas['Invitation'][]>;
  /** Invite a person */
  create(body: Schemas['CreateInvitation'], options?: CallOptions): Promise<Schemas['CreatedInvitation']>;
  /** Withdraw an invitation */
  revoke(invitationId: number, options?: CallOptions): Promise<undefined>;
}

export interface MeMethods {
  /** Read the caller */
  get(options?: CallOptions): Promise<Schemas['Me']>;
  /** Change your name */
  update(body: Schemas['UpdateMe'], options?: CallOptions): Promise<Schemas['Me']>;
  /** List your workspaces */
  workspaces(options?: CallOptions): Promise<Schemas['Membership'][]>;
  /** Change your password */
  changePassword(body: Schemas['ChangePassword'], options?: CallOptions): Promise<undefined>;
  /** Export your data */
  export(options?: CallOptions): Promise<Schemas['PersonalData']>;
  /** Delete your account */
  delete(body: Schemas['DeleteMe'], options?: CallOptions): Promise<undefined>;
  /** Read your e-mail address */
  email(options?: CallOptions): Promise<Schemas['MyEmail']>;
  /** Change your e-mail address */
  changeEmail(body: Schemas['ChangeEmail'], options?: CallOptions): Promise<Schemas['MyEmail']>;
  /** Withdraw your new e-mail address */
  cancelEmailChange(options?: CallOptions): Promise<undefined>;
  /** Read whether your second factor is on */
  secondFactor(options?: CallOptions): Promise<Schemas['SecondFactor']>;
  /** Set up an authenticator app */
  startSecondFactor(body: Schemas['Password'], options?: CallOptions): Promise<Schemas['SecondFactorSetup']>;
  /** Turn your second factor on */
  confirmSecondFactor(body: Schemas['Code'], options?: CallOptions): Promise<Schemas['RecoveryCodes']>;
  /** Make new recovery codes */
  replaceRecoveryCodes(body: Schemas['PasswordAndCode'], options?: CallOptions): Promise<Schemas['RecoveryCodes']>;
  /** Turn your second factor off */
  turnOffSecondFactor(body: Schemas['PasswordAndCode'], options?: CallOptions): Promise<undefined>;
  /** Show that it is you */
  checkSecondFactor(body: Schemas['SecondFactorProof'], options?: CallOptions): Promise<Schemas['SecondFactorShown']>;
  /** Begin to show a passkey */
  startSecondFactorCheck(options?: CallOptions): Promise<Schemas['PasskeyRequest']>;
  /** List your passkeys */
  passkeys(options?: CallOptions): Promise<Schemas['Passkey'][]>;
  /** Begin to add a passkey */
  startPasskey(body: Schemas['PasskeyProof'], options?: CallOptions): Promise<Schemas['PasskeyOptions']>;
  /** Add a passkey */
  addPasskey(body: Schemas['AddPasskey'], options?: CallOptions): Promise<Schemas['Passkey']>;
  /** Rename a passkey */
  updatePasskey(passkeyId: number, body: Schemas['UpdatePasskey'], options?: CallOptions): Promise<Schemas['Passkey']>;
  /** Remove a passkey */
  removePasskey(passkeyId: number, body: Schemas['PasskeyProof'], options?: CallOptions): Promise<undefined>;
  /** Read your preferences */
  preferences(options?: CallOptions): Promise<Schemas['Preferences']>;
  /** Save your preferences */
  savePreferences(body: Schemas['UpdatePreferences'], options?: VersionedCall): Promise<Schemas['Preferences']>;
  /** List your notifications */
  inbox(query?: Query<operations['listMyInbox']>, options?: CallOptions): Rows<Schemas['InboxEntry']>;
  /** Count your unread notifications */
  inboxCount(options?: CallOptions): Promise<Schemas['InboxCount']>;
  /** Mark notifications */
  markInbox(body: Schemas['MarkInbox'], options?: CallOptions): Promise<Schemas['MarkedInbox']>;
  /** List your sessions */
  sessions(options?: CallOptions): Promise<Schemas['Session'][]>;
  /** End a session */
  endSession(sessionId: number, options?: CallOptions): Promise<undefined>;
  /** End your other sessions */
  endOtherSessions(options?: CallOptions): Promise<undefined>;
}

export interface WorkspaceMethods {
  /** Read the workspace */
  get(options?: CallOptions): Promise<Schemas['Workspace']>;
  /** Change the workspace’s settings */
  update(body: Schemas['UpdateWorkspace'], options?: VersionedCall): Promise<Schemas['Workspace']>;
  /** Delete the workspace */
  delete(body: Schemas['DeleteWorkspace'], options?: CallOptions): Promise<Schemas['MyWorkspace']>;
  /** Restore the deleted workspace */
  restore(options?: CallOptions): Promise<Schemas['MyWorkspace']>;
}

export interface SignInProvidersMethods {
  /** List sign-in providers */
  list(options?: CallOptions): Promise<Schemas['SignInProvider'][]>;
  /** Add a sign-in provider */
  create(body: Schemas['CreateSignInProvider'], options?: CallOptions): Promise<Schemas['SignInProvider']>;
  /** Change a sign-in provider */
  update(signInProviderId: number, body: Schemas['UpdateSignInProvider'], options?: VersionedCall): Promise<Schemas['SignInProvider']>;
  /** Delete a sign-in provider */
  delete(signInProviderId: number, options?: CallOptions): Promise<undefined>;
  /** Prove a domain */
  verifyDomain(signInProviderId: number, domain: string, options?: CallOptions): Promise<Schemas['SignInProvider']>;
}

export interface AuditMethods {
  /** Read the audit log */
  list(query?: Query<operations['listAuditEntries']>, options?: CallOptions): Rows<Schemas['AuditEntry']>;
}

export interface TokensMethods {
  /** List API tokens and connected AI clients */
  list(options?: CallOptions): Promise<Schemas['Credential'][]>;
  /** Issue an API token */
  issue(body: Schemas['IssueToken'], options?: CallOptions): Promise<Schemas['IssuedToken']>;
  /** Revoke an API token */
  revoke(tokenId: number, body: Schemas['Password'], options?: CallOptions): Promise<Schemas['Credential']>;
}

export interface ClientsMethods {
  /** Revoke a connected AI client */
  revoke(clientId: number, body: Schemas['Password'], options?: CallOptions): Promise<Schemas['Credential']>;
}

export interface Methods {
  boards: BoardsMethods;
  lists: ListsMethods;
  cards: CardsMethods;
  comments: CommentsMethods;
  checklist: ChecklistMethods;
  labels: LabelsMethods;
  views: ViewsMethods;
  fields: FieldsMethods;
  columns: ColumnsMethods;
  rows: RowsMethods;
  gantt: GanttMethods;
  dependencies: DependenciesMethods;
  events: EventsMethods;
  webhooks: WebhooksMethods;
  deliveries: DeliveriesMethods;
  hooks: HooksMethods;
  members: MembersMethods;
  invitations: InvitationsMethods;
  me: MeMethods;
  workspace: WorkspaceMethods;
  signInProviders: SignInProvidersMethods;
  audit: AuditMethods;
  tokens: TokensMethods;
  clients: ClientsMethods;
}

/** Verb, path and marks: b body, k Idempotency-Key, p pages, q query. */
export const METHODS = {
  boards: {
    list: 'GET /boards q',
    create: 'POST /boards bk',
    get: 'GET /boards/{id} q',
    update: 'PATCH /boards/{id} bk',
    delete: 'DELETE /boards/{id} k',
    archive: 'POST /boards/{id}/archive k',
    restore: 'POST /boards/{id}/restore k',
    reorder: 'POST /boards/{id}/reorder bk',
    members: 'GET /boards/{id}/members',
    setMembers: 'PUT /boards/{id}/members bk',
    grid: 'GET /boards/{id}/grid q',
    timetable: 'GET /boards/{id}/timetable q',
    activity: 'GET /boards/{id}/activity pq',
    export: 'GET /boards/{id}/export',
    import: 'POST /boards/import bkq',
    duplicate: 'POST /boards/{id}/duplicate bk',
    getWatch: 'GET /boards/{id}/watch',
    setWatch: 'PUT /boards/{id}/watch bk',
    stopWatch: 'DELETE /boards/{id}/watch k',
  },
  lists: {
    list: 'GET /boards/{id}/lists q',
    create: 'POST /boards/{id}/lists bk',
    get: 'GET /lists/{id}',
    update: 'PATCH /lists/{id} bk',
    delete: 'DELETE /lists/{id} kq',
    archive: 'POST /lists/{id}/archive k',
    restore: 'POST /lists/{id}/restore k',
    reorder: 'POST /lists/{id}/reorder bk',
    getWatch: 'GET /lists/{id}/watch',
    setWatch: 'PUT /lists/{id}/watch bk',
    stopWatch: 'DELETE /lists/{id}/watch k',
  },
  cards: {
    list: 'GET /lists/{id}/cards pq',
    search: 'GET /search pq',
    create: 'POST /cards bk',
    createMany: 'POST /cards/batch bk',
    get: 'GET /cards/{id} q',
    update: 'PATCH /cards/{id} bk',
    updateMany: 'POST /cards/batch-update bk',
    delete: 'DELETE /cards/{id} k',
    move: 'POST /cards/{id}/move bk',
    copy: 'POST /cards/{id}/copy bk',
    reorder: 'POST /cards/{id}/reorder bk',
    archive: 'POST /cards/{id}/archive k',
    restore: 'POST /cards/{id}/restore k',
    complete: 'POST /cards/{id}/complete k',
    reopen: 'POST /cards/{id}/reopen k',
    claim: 'POST /cards/{id}/claim k',
    setAssignees: 'PUT /cards/{id}/assignees bk',
    addAssignee: 'PUT /cards/{id}/assignees/{memberId} k',
    removeAssignee: 'DELETE /cards/{id}/assignees/{memberId} k',
    setLabels: 'PUT /cards/{id}/labels bk',
    addLabel: 'PUT /cards/{id}/labels/{labelId} k',
    removeLabel: 'DELETE /cards/{id}/labels/{labelId} k',
    activity: 'GET /cards/{id}/activity pq',
    getWatch: 'GET /cards/{id}/watch',
    setWatch: 'PUT /cards/{id}/watch bk',
    stopWatch: 'DELETE /cards/{id}/watch k',
  },
  comments: {
    list: 'GET /cards/{id}/comments pq',
    create: 'POST /cards/{id}/comments bk',
    update: 'PATCH /comments/{id} bk',
    delete: 'DELETE /comments/{id} k',
  },
  checklist: {
    list: 'GET /cards/{id}/checklist',
    create: 'POST /cards/{id}/checklist bk',
    update: 'PATCH /cards/{id}/checklist/{itemId} bk',
    delete: 'DELETE /cards/{id}/checklist/{itemId} k',
  },
  labels: {
    list: 'GET /boards/{id}/labels',
    create: 'POST /boards/{id}/labels bk',
    update: 'PATCH /labels/{id} bk',
    delete: 'DELETE /labels/{id} k',
  },
  views: {
    list: 'GET /boards/{id}/views',
    create: 'POST /boards/{id}/views bk',
    update: 'PATCH /boards/{id}/views/{viewId} bk',
    delete: 'DELETE /boards/{id}/views/{viewId} k',
  },
  fields: {
    list: 'GET /boards/{id}/fields',
    create: 'POST /boards/{id}/fields bk',
    update: 'PATCH /fields/{id} bk',
    delete: 'DELETE /fields/{id} k',
    values: 'GET /boards/{id}/field-values',
    setValue: 'PUT /cards/{id}/fields/{fieldId} bk',
  },
  columns: {
    create: 'POST /boards/{id}/columns bk',
    update: 'PATCH /boards/{id}/columns/{columnId} bk',
    delete: 'DELETE /boards/{id}/columns/{columnId} k',
    reorder: 'POST /boards/{id}/columns/{columnId}/reorder bk',
  },
  rows: {
    create: 'POST /boards/{id}/rows bk',
    update: 'PATCH /boards/{id}/rows/{rowId} bk',
    delete: 'DELETE /boards/{id}/rows/{rowId} k',
    reorder: 'POST /boards/{id}/rows/{rowId}/reorder bk',
  },
  gantt: {
    get: 'GET /boards/{id}/gantt q',
    update: 'PATCH /gantt/tasks/{id} bk',
    reorder: 'POST /gantt/tasks/{id}/reorder bk',
  },
  dependencies: {
    create: 'POST /gantt/tasks/{id}/dependencies bk',
    delete: 'DELETE /gantt/tasks/{id}/dependencies/{dependencyId} k',
  },
  events: {
    list: 'GET /events pq',
  },
  webhooks: {
    list: 'GET /webhooks',
    create: 'POST /webhooks b',
    get: 'GET /webhooks/{id}',
    update: 'PATCH /webhooks/{id} b',
    delete: 'DELETE /webhooks/{id}',
    enable: 'POST /webhooks/{id}/enable b',
    rotateKey: 'POST /webhooks/{id}/rotate-key b',
    stats: 'GET /webhooks/{id}/stats',
    test: 'POST /webhooks/{id}/test',
  },
  deliveries: {
    list: 'GET /webhooks/{id}/deliveries pq',
    get: 'GET /deliveries/{id}',
    redeliver: 'POST /deliveries/{id}/redeliver',
    redeliverMany: 'POST /webhooks/{id}/redeliver b',
  },
  hooks: {
    list: 'GET /hooks',
    create: 'POST /hooks b',
    get: 'GET /hooks/{id}',
    delete: 'DELETE /hooks/{id}',
    events: 'GET /hooks/events',
    samples: 'GET /hooks/samples/{event}',
  },
  members: {
    list: 'GET /members',
    update: 'PATCH /members/{id} b',
    remove: 'DELETE /members/{id}',
  },
  invitations: {
    list: 'GET /invitations',
    create: 'POST /invitations b',
    revoke: 'DELETE /invitations/{id}',
  },
  me: {
    get: 'GET /me',
    update: 'PATCH /me b',
    workspaces: 'GET /me/workspaces',
    changePassword: 'POST /me/password b',
    export: 'GET /me/export',
    delete: 'POST /me/delete b',
    email: 'GET /me/email',
    changeEmail: 'POST /me/email b',
    cancelEmailChange: 'DELETE /me/email/pending',
    secondFactor: 'GET /me/second-factor',
    startSecondFactor: 'POST /me/second-factor b',
    confirmSecondFactor: 'POST /me/second-factor/confirm b',
    replaceRecoveryCodes: 'POST /me/second-factor/recovery-codes b',
    turnOffSecondFactor: 'POST /me/second-factor/off b',
    checkSecondFactor: 'POST /me/second-factor/check b',
    startSecondFactorCheck: 'POST /me/second-factor/check/options',
    passkeys: 'GET /me/passkeys',
    startPasskey: 'POST /me/passkeys/options b',
    addPasskey: 'POST /me/passkeys b',
    updatePasskey: 'PATCH /me/passkeys/{id} b',
    removePasskey: 'POST /me/passkeys/{id}/remove b',
    preferences: 'GET /me/preferences',
    savePreferences: 'PUT /me/preferences b',
    inbox: 'GET /me/inbox pq',
    inboxCount: 'GET /me/inbox/count',
    markInbox: 'POST /me/inbox/mark b',
    sessions: 'GET /me/sessions',
    endSession: 'DELETE /me/sessions/{id}',
    endOtherSessions: 'POST /me/sessions/end-others',
  },
  workspace: {
    get: 'GET /workspace',
    update: 'PATCH /workspace b',
    delete: 'POST /workspace/delete b',
    restore: 'POST /workspace/restore',
  },
  signInProviders: {
    list: 'GET /workspace/sign-in-providers',
    create: 'POST /workspace/sign-in-providers b',
    update: 'PATCH /workspace/sign-in-providers/{id} b',
    delete: 'DELETE /workspace/sign-in-providers/{id}',
    verifyDomain: 'POST /workspace/sign-in-providers/{id}/domains/{domain}/verify',
  },
  audit: {
    list: 'GET /audit pq',
  },
  tokens: {
    list: 'GET /tokens',
    issue: 'POST /tokens b',
    revoke: 'POST /tokens/{id}/revoke b',
  },
  clients: {
    revoke: 'POST /clients/{id}/revoke b',
  },
} as const;
