import { PieceAuth, Property, type AppConnectionValueForAuthProperty } from '@activepieces/pieces-framework';
import { createKiban, KibanError, type Kiban } from '@kiban/client';

/** An API token of a workspace, and the address of the deployment that issued it. */
export const kibanAuth = PieceAuth.CustomAuth({
  required: true,
  description: 'Issue an API token in Kiban under Settings → API tokens. It is shown there once.',
  props: {
    address: Property.ShortText({
      displayName: 'Address',
      description: 'Address of your Kiban, as in the browser, such as https://kiban.example',
      required: true,
    }),
    token: PieceAuth.SecretText({ displayName: 'API token', required: true }),
  },
  validate: async ({ auth }) => {
    try {
      await kibanOf({ props: auth }).me.get();
      return { valid: true };
    } catch (error) {
      return { valid: false, error: sentenceOf(error) };
    }
  },
});

export type KibanAuth = AppConnectionValueForAuthProperty<typeof kibanAuth>;

/** The client of a connection. It never follows a redirect with the token. */
export function kibanOf({ props }: Pick<KibanAuth, 'props'>): Kiban {
  const address = props.address.trim();
  return createKiban({
    origin: URL.canParse(address) ? new URL(address).origin : address,
    token: props.token.trim(),
  });
}

/** Kiban’s sentence, with the request for its operator. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof KibanError)) return error instanceof Error ? error.message : String(error);
  return error.requestId === null ? error.message : `${error.message} (request ${error.requestId})`;
}
