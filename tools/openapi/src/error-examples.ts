import { errorCodes, type ErrorCode, type ErrorDto } from '@kiban/contracts';
import { errorStatus } from '@kiban/http-kit';

interface Operation {
  operationId?: string;
  description?: string;
  requestBody?: unknown;
  parameters?: { name?: string }[];
  responses?: Record<string, { content?: Record<string, { examples?: Record<string, object> }> }>;
}

type Body = Pick<ErrorDto, 'error' | 'details'>;

const detailed = (field: string, code: string, message: string): Body => ({
  error: message,
  details: [{ field, code, message }],
});

/** Codes that operations of the document respond with: 405 is of the methods that it does not have. */
type ShownCode = Exclude<ErrorCode, 'method_not_allowed'>;
const shownCodes = errorCodes.filter((code): code is ShownCode => code !== 'method_not_allowed');

/** A body for each code. */
const bodies: Readonly<Record<ShownCode, Body>> = {
  malformed_json: { error: 'The body is not valid JSON.' },
  bad_request: { error: 'The request is not valid HTTP; check its headers.' },
  unauthenticated: { error: 'Send a valid bearer token in the Authorization header.' },
  forbidden: { error: 'Only owners and admins may do this.' },
  read_only: { error: 'Viewers cannot write; ask an owner for another role.' },
  insufficient_scope: { error: 'This needs the scope boards:write; connect again and allow it.' },
  wrong_password: { error: 'The password is wrong.' },
  wrong_code: { error: 'The code is wrong or was used before; send the next one.' },
  second_factor_required: { error: 'This change needs your second factor again.' },
  workspace_deleted: { error: 'This workspace was deleted. An owner who signs in can restore it.' },
  not_found: { error: 'There is no card 42 here, or you may not see it.' },
  request_timeout: { error: 'The body did not arrive in time; send the request again.' },
  conflict: { error: 'The board has a label of this name; use another name.' },
  anchor_gone: detailed(
    'after',
    'anchor_gone',
    'Anchor 7 is no longer in this list. Re-read the list and use another anchor.',
  ),
  archived: { error: 'Board 3 is archived; restore it before you change it.' },
  list_full: { error: 'List 11 is full; use another list.' },
  limit_reached: { error: 'The workspace has reached its limit; delete something first.' },
  dependency_cycle: detailed(
    'dependsOn',
    'dependency_cycle',
    'This dependency would close a cycle: 101, 102, 101.',
  ),
  already_claimed: { error: 'Card 101 is assigned to Aiko Tanaka; use another card.' },
  list_not_empty: { error: 'List 11 holds 4 cards; move them, or send moveCardsTo with another list.' },
  not_archived: { error: 'Board 3 is in use; archive it before you delete it.' },
  last_owner: { error: 'A workspace needs an owner; make another member an owner first.' },
  request_in_progress: { error: 'A request with this Idempotency-Key is in flight; send it again shortly.' },
  precondition_failed: {
    error: 'The card is at another version; read it again and send its new ETag in If-Match.',
  },
  payload_too_large: { error: 'The body is larger than 1 MiB.' },
  unsupported_media_type: { error: 'Send the body with Content-Type: application/json.' },
  validation_failed: detailed(
    'title',
    'text',
    'title must be text of 1 to 500 characters that is not blank.',
  ),
  idempotency_key_reused: { error: 'This Idempotency-Key belongs to another request; use a new key.' },
  too_many_requests: { error: 'Too many requests; try again in 12 seconds.' },
  internal_error: { error: 'The request failed on the server; report its requestId.' },
  service_unavailable: { error: 'The service is busy; try again in 2 seconds.' },
};

const onCards = [
  'updateCard',
  'completeCard',
  'reopenCard',
  'setCardAssignees',
  'setCardLabels',
  ...['addCardAssignee', 'removeCardAssignee', 'addCardLabel', 'removeCardLabel'],
  'setFieldValue',
];
const onComments = ['createComment', 'updateComment', 'deleteComment'];
const onChecklists = ['createChecklistItem', 'updateChecklistItem', 'deleteChecklistItem'];
const onAxes = ['Column', 'Row'].flatMap((axis) =>
  ['create', 'update', 'reorder', 'delete'].map((verb) => `${verb}${axis}`),
);

/** Operations that respond with a 409 of each code, besides `request_in_progress`. */
const conflicts: Readonly<Partial<Record<ErrorCode, readonly string[]>>> = {
  archived: [
    ...['updateBoard', 'setBoardMembers', 'createList', 'updateList', 'reorderList', 'deleteList'],
    ...['archiveList', 'restoreList', 'createCard', 'createCards', 'moveCard', 'reorderCard', 'deleteCard'],
    ...['archiveCard', 'restoreCard', 'claimCard', 'copyCard', ...onCards, ...onComments, ...onChecklists],
    ...['createLabel', 'updateLabel', 'deleteLabel', 'createField', 'updateField', 'deleteField', ...onAxes],
    ...['createView', 'updateView', 'deleteView'],
    ...['updateGanttTask', 'reorderGanttTask', 'createDependency', 'deleteDependency'],
  ],
  anchor_gone: [
    ...['reorderBoard', 'createList', 'reorderList', 'createCard', 'createCards', 'moveCard', 'reorderCard'],
    ...['copyCard', 'updateChecklistItem', 'updateField', 'reorderColumn', 'reorderRow', 'reorderGanttTask'],
  ],
  list_full: ['createCard', 'createCards', 'moveCard', 'copyCard', 'restoreCard', 'deleteList'],
  list_not_empty: ['deleteList', 'deleteColumn', 'deleteRow'],
  limit_reached: [
    ...[
      'createBoard',
      'importBoard',
      'duplicateBoard',
      'createList',
      'updateList',
      'createCard',
      'createCards',
      'copyCard',
      'updateCard',
    ],
    ...['createComment', 'updateComment', 'createChecklistItem', 'updateChecklistItem', 'createLabel'],
    ...['createView', 'updateView'],
    ...['createField', 'setFieldValue', 'createColumn', 'createRow', 'createDependency', 'updateGanttTask'],
    ...['issueToken', 'createInvitation', 'createWebhook', 'createHook', 'addCardAssignee'],
    ...['createSignInProvider'],
    ...['startMyPasskey', 'addMyPasskey'],
  ],
  conflict: [
    ...[
      'duplicateBoard',
      'createLabel',
      'updateLabel',
      'createView',
      'updateView',
      'createField',
      'updateField',
      'createList',
      'createDependency',
      ...onAxes,
    ],
    ...['createInvitation', 'testWebhook', 'redeliver', 'redeliverMany'],
    ...[
      'startMySecondFactor',
      'confirmMySecondFactor',
      'replaceMyRecoveryCodes',
      'turnOffMySecondFactor',
      ...['checkMySecondFactor', 'startMySecondFactorCheck', 'changeMyEmail'],
      ...['updateWorkspace', 'restoreWorkspace'],
    ],
    ...['updateSignInProvider', 'verifySignInDomain'],
    ...['addMyPasskey', 'removeMyPasskey'],
  ],
  dependency_cycle: ['createDependency'],
  already_claimed: ['claimCard'],
  not_archived: ['deleteBoard'],
  last_owner: ['updateMember', 'removeMember', 'deleteMe'],
};

/** Codes that only some operations of their status respond with. */
const isPossible: Readonly<Partial<Record<ErrorCode, (operation: Operation) => boolean>>> = {
  malformed_json: ({ requestBody }) => requestBody !== undefined,
  wrong_password: ({ operationId = '' }) =>
    [
      'issueToken',
      'revokeToken',
      'revokeClient',
      'changeMyPassword',
      'deleteMe',
      'changeMyEmail',
      'startMySecondFactor',
      'replaceMyRecoveryCodes',
      'turnOffMySecondFactor',
      'createSignInProvider',
      ...['startMyPasskey', 'removeMyPasskey'],
    ].includes(operationId),
  wrong_code: ({ operationId = '' }) =>
    [
      ...['confirmMySecondFactor', 'replaceMyRecoveryCodes', 'turnOffMySecondFactor', 'checkMySecondFactor'],
      ...['startMyPasskey', 'removeMyPasskey'],
    ].includes(operationId),
  second_factor_required: ({ description = '' }) => description.includes('second_factor_required'),
  request_in_progress: takesKey,
  idempotency_key_reused: takesKey,
};

function takesKey({ parameters = [] }: Operation): boolean {
  return parameters.some(({ name }) => name === 'Idempotency-Key');
}

const exampleName = (code: ErrorCode): string =>
  code
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `components.examples`: an error of each code. */
export function errorExamples(): Record<string, object> {
  return Object.fromEntries(
    shownCodes.map((code) => [
      exampleName(code),
      {
        summary: code,
        value: {
          code,
          requestId: '3f6c1a52-9f3e-4c57-8f0e-3d7a5d2b9a10',
          ...bodies[code],
        } satisfies ErrorDto,
      },
    ]),
  );
}

/** Adds to each error response of an operation the examples of the codes that it may have. */
export function addErrorExamples(operation: Operation): void {
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const content = response.content?.['application/json'];
    if (!content || Number(status) < 400) continue;
    const codes = shownCodes.filter(
      (code) => errorStatus[code] === Number(status) && mayRespond(operation, code),
    );
    content.examples = Object.fromEntries(
      codes.map((code) => [code, { $ref: `#/components/examples/${exampleName(code)}` }]),
    );
  }
}

function mayRespond(operation: Operation, code: ErrorCode): boolean {
  if (isPossible[code]) return isPossible[code](operation);
  if (errorStatus[code] !== 409) return true;
  return conflicts[code]?.includes(operation.operationId ?? '') ?? false;
}
