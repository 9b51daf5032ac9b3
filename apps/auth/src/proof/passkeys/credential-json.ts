import { limits } from '@kiban/contracts';
import { z } from 'zod';

const CREDENTIAL_ID_LENGTH_MAX = 1_400;
const CLIENT_DATA_LENGTH_MAX = 8_192;
const ATTESTATION_LENGTH_MAX = 12_288;
const AUTHENTICATOR_DATA_LENGTH_MAX = 4_096;
const SIGNATURE_LENGTH_MAX = 2_048;
const USER_HANDLE_LENGTH_MAX = 100;

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Base64url without padding, as browsers write it. A length of 4n + 1 is none. */
const base64url = (max: number): z.ZodString =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^(?:[\w-]{4})*(?:[\w-]{2,3})?$/);

const credential = {
  id: base64url(CREDENTIAL_ID_LENGTH_MAX),
  rawId: base64url(CREDENTIAL_ID_LENGTH_MAX),
  type: z.literal('public-key'),
};

const created = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(CLIENT_DATA_LENGTH_MAX),
    attestationObject: base64url(ATTESTATION_LENGTH_MAX),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});

const used = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(CLIENT_DATA_LENGTH_MAX),
    authenticatorData: base64url(AUTHENTICATOR_DATA_LENGTH_MAX),
    signature: base64url(SIGNATURE_LENGTH_MAX),
    userHandle: base64url(USER_HANDLE_LENGTH_MAX).nullish(),
  }),
});

const clientData = z.object({ challenge: base64url(CLIENT_DATA_LENGTH_MAX), origin: z.string() });

export type CreatedCredential = z.infer<typeof created>;
export type UsedCredential = z.infer<typeof used>;

/** Reads what `navigator.credentials.create` returned, as JSON. Undefined when it is no such thing. */
export function readCreated(value: unknown): CreatedCredential | undefined {
  return created.safeParse(value).data;
}

/** Reads what `navigator.credentials.get` returned, as the text of a form. Undefined when it is no such thing. */
export function readUsed(text: string): UsedCredential | undefined {
  return text.length > limits.passkeyBytesMax ? undefined : used.safeParse(parsed(text)).data;
}

/** What the browser says that was signed, and where. It is verified only later. Undefined when it says nothing. */
export function readClientData({
  response,
}: CreatedCredential | UsedCredential): { challenge: string; origin: string } | undefined {
  const text = Buffer.from(response.clientDataJSON, 'base64url').toString();
  return clientData.safeParse(parsed(text)).data;
}

/** The ways to reach an authenticator that browsers know today. */
export function knownTransports({ response }: CreatedCredential): string[] {
  return transports.filter((transport) => response.transports?.includes(transport));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
