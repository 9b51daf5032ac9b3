/** What a measurement needs beside its own requests. */
interface Needs {
  /** 50 boards and 16 tokens, of which each request chooses at random. */
  diverse?: true;
  long?: true;
  big?: true;
  shared?: true;
  sizes?: true;
}

/** Names of the measurements, as `npm run bench -- api <name> …` takes them, with the boards that they need. */
export const measurements = {
  'diverse-get-boards': { diverse: true },
  'diverse-changed': { diverse: true },
  'diverse-unchanged': { diverse: true },
  'diverse-post': { diverse: true },
  'diverse-patch': { diverse: true },
  'diverse-move': { diverse: true },
  'diverse-move-beside': { diverse: true },
  'diverse-comments': { diverse: true },
  'diverse-values': { diverse: true },
  'diverse-checklists': { diverse: true },
  'diverse-batch': { diverse: true },
  'diverse-mix': { diverse: true },
  'diverse-mix-writes': { diverse: true },
  edge: { diverse: true },
  'get-boards': {},
  'get-board': {},
  'post-card': {},
  'post-card-long-list': { long: true },
  move: {},
  'move-long-list': { long: true },
  'big-board': { big: true },
  memory: { big: true },
  sizes: { big: true, sizes: true },
  writers: { shared: true },
} as const satisfies Record<string, Needs>;

export type Measurement = keyof typeof measurements;

export function isMeasurement(name: string): name is Measurement {
  return name in measurements;
}

/** Whether a measurement sends diverse requests. */
export function isDiverse(name: Measurement): boolean {
  return 'diverse' in measurements[name];
}

/** The measurements that ask the same question on every connection. */
export function isSharedQuestion(name: Measurement): boolean {
  return !isDiverse(name);
}
