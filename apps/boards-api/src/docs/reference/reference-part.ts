import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { entityTag } from '@kiban/http-kit';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

type Encoding = keyof typeof compress;

/** In the order of preference: brotli makes the pages about a fifth smaller. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** A page or file of the reference, compressed once for all its readers. */
export class ReferencePart {
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly type: string,
    private readonly text: string,
    /** Whether its address changes with its text. */
    readonly isVersioned: boolean,
  ) {}

  /** @param acceptEncoding the request’s header */
  async encodedFor(
    acceptEncoding: string | undefined,
  ): Promise<{ bytes: Buffer; encoding: Encoding | undefined; etag: string }> {
    const encoding = ENCODINGS.find((candidate) => accepts(acceptEncoding, candidate));
    if (!encoding) return { bytes: Buffer.from(this.text), encoding, etag: entityTag(this.text) };
    const bytes = this.encoded.get(encoding) ?? compress[encoding](this.text, OPTIONS[encoding]);
    this.encoded.set(encoding, bytes);
    // Bytes differ by encoding, and so must their strong tags (RFC 9110 §8.8.3).
    return { bytes: await bytes, encoding, etag: entityTag(this.text + encoding) };
  }
}

const OPTIONS = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } },
  gzip: { level: 9 },
};

/** A quality of 0 rejects an encoding. */
const accepts = (header: string | undefined, encoding: Encoding): boolean =>
  (header ?? '').split(',').some((part) => {
    const [name, quality] = part.split(';').map((piece) => piece.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(quality ?? '');
  });
