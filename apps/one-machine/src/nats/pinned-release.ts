/** One release of nats-server with the checksums of its archives. */
export interface PinnedRelease {
  readonly version: string;
  /** URL of its files, without a trailing slash. */
  readonly address: string;
  /** SHA-256 in hex by the archive's name. */
  readonly sha256: Readonly<Record<string, string>>;
}

/**
 * The release of nats-server to fetch when the machine has none. The SHA-256 sums of the Linux archives are the ones that
 * the official container images of this release check. macOS has no source independent of the release: its sum comes
 * from the release's SHA256SUMS file over HTTPS.
 */
export const PINNED_RELEASE: PinnedRelease = {
  version: '2.12.15',
  address: 'https://github.com/nats-io/nats-server/releases/download/v2.12.15',
  sha256: {
    'nats-server-v2.12.15-linux-amd64.tar.gz':
      '58ab8131f819263897e2fc38e503e1b755b63bcafeecc7d12582487df48ca15e',
    'nats-server-v2.12.15-linux-arm64.tar.gz':
      'b724db99fefbf8f5c808baa82819ee50350aee9734017e4a478f7e545cef3ab6',
    'nats-server-v2.12.15-linux-arm7.tar.gz':
      '72311fe4e14ce3ce22dc8e7ac02633e6f31a9bab4086c92a31fd040e59683c8a',
    'nats-server-v2.12.15-linux-ppc64le.tar.gz':
      '56447e72ec0551fa27a4368388dee475e028d4d5de6d97a802d944c6f278cf1e',
    'nats-server-v2.12.15-linux-s390x.tar.gz':
      '5db960be875da499f1354f41c0a7780303fb9644cf62d35022677e77b4178029',
  },
};
