import { plainAddress } from '@kiban/auth-client';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import {
  deviceCodePage,
  deviceConfirmPage,
  deviceDeniedPage,
  deviceDonePage,
} from '../pages/device-pages.js';
import { pageHeaders, renderPage, type Page } from '../pages/page.js';
import { retryAfterOf, setUnavailable } from './unavailable.js';

type DeviceFlow = NonNullable<NonNullable<Configuration['features']>['deviceFlow']>;

export const deviceGrantType = 'urn:ietf:params:oauth:grant-type:device_code';

/** Where a program requests a code, and where a person enters it. */
export const deviceRoutes = {
  device_authorization: '/oauth/device-authorization',
  code_verification: '/oauth/device',
} as const;

/** A code is usable for this long. */
export const DEVICE_CODE_TTL_S = 10 * 60;

/** What the library throws for a code that a person may enter again, by its message. */
const FAULTS: Readonly<Record<string, string>> = {
  'no code submitted': 'Enter the code.',
  'the code was not found': 'There is no such code, or it has expired. Check it, or start again.',
  'the code has expired': 'The code has expired. Start “kiban login --device” again.',
  'code has already been used': 'The code has been used. Start “kiban login --device” again.',
};
const ABORTED = 'the interaction was aborted';

/** The sign-in of a machine without a browser (RFC 8628), with its pages (decision 53). */
export const deviceFlow: DeviceFlow = {
  enabled: true,
  charset: 'base-20',
  mask: '****-****',
  deviceInfo: (ctx) => ({ address: plainAddress(ctx.ip) }),
  userCodeInputSource: (ctx, _form, _out, error) => {
    if (retryAfterOf(error) !== undefined) return setUnavailable(ctx, error);
    if (error?.message === ABORTED) return show(ctx, deviceDeniedPage());
    if (error && hasNoSession(ctx)) return startAgain(ctx);
    const fault = error && (FAULTS[error.message] ?? 'The page has expired. Enter the code again.');
    show(ctx, deviceCodePage({ ...formOf(ctx), fault }));
  },
  userCodeConfirmSource: (ctx, _form, _client, info, userCode) =>
    show(ctx, deviceConfirmPage({ ...formOf(ctx), userCode, address: addressIn(info) })),
  successSource: (ctx) => show(ctx, deviceDonePage()),
};

/** As the machine shows it, from its letters. */
export const shownCode = (letters: string): string => letters.replace(/^(.{4})(.+)$/, '$1-$2');

/** The network address of the machine that requested a code. */
export const addressIn = (info: Record<string, unknown> | undefined): string =>
  typeof info?.['address'] === 'string' ? info['address'] : 'unknown';

/**
 * Runs around each request of the authorization server. An address that contains the code would be one that a stranger can send
 * to be clicked, so people enter the code.
 */
export async function withoutFilledCode(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  // The library routes both spellings.
  const path = ctx.path.toLowerCase().replace(/\/$/, '');
  if (path === deviceRoutes.code_verification && ctx.method === 'GET') ctx.querystring = '';
  await next();
  if (path === deviceRoutes.device_authorization && isObject(ctx.body))
    delete ctx.body['verification_uri_complete'];
}

/** Of a browser that sent no cookie, or that of an ended session. Its form cannot be bound to it. */
const hasNoSession = ({ oidc }: KoaContextWithOIDC): boolean => typeof oidc.session?.exp !== 'number';

function startAgain(ctx: KoaContextWithOIDC): void {
  // The library would save a session that it has not created, and fails.
  Object.assign(ctx.oidc.session ?? {}, { touched: false });
  ctx.redirect(deviceRoutes.code_verification);
  ctx.status = 303;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value);

function formOf(ctx: KoaContextWithOIDC): { action: string; secret: string } {
  const { secret } = (ctx.oidc.session?.state ?? {}) as { secret?: unknown };
  return { action: deviceRoutes.code_verification, secret: typeof secret === 'string' ? secret : '' };
}

function show(ctx: KoaContextWithOIDC, page: Page): void {
  ctx.set(pageHeaders(page));
  ctx.body = renderPage(page);
}
