/** Names of the measurements, as `npm run bench -- api <name> …` takes them, with the boards that they need. */
export const measurements = {
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
  process: {},
} as const satisfies Record<string, { long?: true; big?: true; shared?: true; sizes?: true }>;

export type Measurement = keyof typeof measurements;

export function isMeasurement(name: string): name is Measurement {
  return name in measurements;
}
