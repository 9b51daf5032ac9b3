/** Why a sign-in by a company’s provider failed: in the audit log. The page has a sentence. */
export type RefusalReason =
  | 'account_disabled'
  | 'denied'
  | 'domain'
  | 'email_unverified'
  | 'invalid_response'
  | 'linked_to_other'
  | 'member_removed'
  | 'no_sign_ups'
  | 'provider_changed'
  | 'unreachable'
  | 'workspace_deleted';

const SENTENCES: Record<RefusalReason, string> = {
  account_disabled: 'This account is disabled. Ask the operator of this deployment.',
  denied: 'Your company’s sign-in was canceled or denied. Start again, or ask your company’s administrator.',
  domain: 'Your company’s sign-in named an address of another domain. Sign in there with your work address.',
  email_unverified:
    'Your company’s sign-in did not confirm your e-mail address. Ask your company’s administrator.',
  invalid_response:
    'The response of your company’s sign-in was not valid. Start again; if it fails again, ask an owner.',
  linked_to_other: 'Your address belongs to another identity of your company. Ask an owner of the workspace.',
  member_removed: 'You were removed from the workspace. Ask an owner to invite you.',
  no_sign_ups: 'This deployment does not accept a new account for your address. Ask its operator.',
  provider_changed: 'Your company’s sign-in has changed in the meantime. Start again.',
  unreachable: 'Your company’s sign-in cannot be reached. Try again in a moment.',
  workspace_deleted: 'The workspace of your company was deleted. Ask an owner to restore it.',
};

/** Nothing was created or changed. */
export class CompanySignInRefusal extends Error {
  /** @param details for the audit log, never a token or a secret */
  constructor(
    readonly reason: RefusalReason,
    readonly details: Record<string, unknown> = {},
    cause?: unknown,
  ) {
    super(SENTENCES[reason], { cause });
    this.name = 'CompanySignInRefusal';
  }
}
