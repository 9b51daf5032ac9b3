/** What a person sees of a passkey. */
export interface Passkey {
  id: number;
  name: string;
  createdAt: Date;
  /** The last sign-in with it. */
  lastUsedAt: Date | null;
}

/** What a browser needs to find a passkey. Ids of credentials are in Base64url. */
export interface PasskeyReference {
  credentialId: string;
  transports: string[];
}

/** What verifies a signature of a passkey. */
export interface PasskeyKey extends PasskeyReference {
  /** COSE */
  publicKey: Buffer;
  /** Of signatures; 0 for authenticators that do not count, as synced ones. */
  counter: number;
}
