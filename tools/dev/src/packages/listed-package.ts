/** A line of /packages/index.json. */
export interface ListedPackage {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  /** Beside this index. */
  readonly file: string;
  readonly bytes: number;
  /** What takes it from an address, which is its last argument. */
  readonly command: string;
  /** As in a lock file (https://www.w3.org/TR/sri-2/). */
  readonly integrity: string;
}
