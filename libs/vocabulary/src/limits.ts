/** Limits of the API, each with its own error message (decisions §2, "Limits"). */
export const limits = {
  bodyBytesMax: 1_048_576,
  /** Levels of arrays and objects in a body. */
  bodyDepthMax: 32,
  /** Values in a body: elements and properties at every level. */
  bodyValuesMax: 20_000,
  /** Only for POST /boards/import: a whole board is larger than any other request. */
  importBytesMax: 33_554_432,
  importValuesMax: 2_000_000,
  cardsPerImportMax: 100_000,
  titleLengthMax: 500,
  nameLengthMax: 500,
  descriptionLengthMax: 50_000,
  commentLengthMax: 50_000,
  /** Of a list's `info`. */
  infoColorLengthMax: 50,
  infoAttributesMax: 50,
  infoAttributeLengthMax: 1_000,
  searchTextLengthMax: 200,
  dueFilterLengthMax: 30,
  boardsPerWorkspaceMax: 500,
  listsPerBoardMax: 200,
  columnsPerBoardMax: 200,
  rowsPerBoardMax: 200,
  labelsPerBoardMax: 200,
  sharedViewsPerBoardMax: 100,
  /** Private views that a member may keep on one board. */
  privateViewsPerBoardMax: 50,
  viewNameLengthMax: 100,
  optionsPerFieldMax: 100,
  checklistItemsPerCardMax: 500,
  dependenciesPerTaskMax: 30,
  lagDaysMax: 3_650,
  /** Tasks that depend on the updated one, directly or through others. An event with all their dates stays below 1 MiB. */
  tasksPerCascadeMax: 5_000,
  cardsPerListMax: 10_000,
  fieldsPerBoardMax: 100,
  assigneesPerCardMax: 50,
  /** Members whom one text mentions; further ones are not. */
  mentionsPerTextMax: 100,
  fieldTextLengthMax: 10_000,
  fieldUrlLengthMax: 2_000,
  webhooksPerWorkspaceMax: 100,
  hooksPerWorkspaceMax: 500,
  tokensPerWorkspaceMax: 100,
  signInProvidersPerWorkspaceMax: 10,
  domainsPerSignInProviderMax: 20,
  approvedClientsMax: 100,
  approvedClientLengthMax: 300,
  clientDaysMax: 3_650,
  addressRangesPerTokenMax: 20,
  boardsPerTokenMax: 50,
  batchCardsMax: 50,
  batchChangesMax: 200,
  pageSizeDefault: 50,
  pageSizeMax: 200,
  auditRetentionDaysMin: 30,
  auditRetentionDaysMax: 3_650,
  /** Of a member's preferences, as compact JSON in UTF-8. */
  preferencesBytesMax: 16_384,
  passkeysPerAccountMax: 20,
  passkeyNameLengthMax: 60,
  /** Of what a browser returns for a passkey, as compact JSON in UTF-8. */
  passkeyBytesMax: 32_768,
  /** Of an authenticator app, or for recovery, as typed. */
  secondFactorCodeLengthMax: 40,
  passwordLengthMin: 8,
  passwordLengthMax: 1_000,
  tokenLifetimeYearsMax: 10,
  /** Unread entries of an inbox are counted up to this number. */
  inboxCountMax: 1_000,
  inboxIdsPerRequestMax: 500,
  inboxActorsMax: 3,
  inboxSnoozeDaysMax: 366,
} as const;

/** `info.version` of the OpenAPI document and the `X-Api-Version` header. */
export const apiVersion = '1.0.0';

/** Path of {base_url} on the public origin. */
export const apiPrefix = '/api/v1';

/** Origin of the addresses in the committed documents; a deployment serves them with its own. */
export const exampleOrigin = 'https://kiban.example';
