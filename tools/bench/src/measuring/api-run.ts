import type { BenchSettings } from '../config/bench-settings.js';
import type { MeasuredProcess } from '../stack/measured-process.js';
import type { Deployment } from '../stack/own-stack.js';
import type { BoardChanges } from './board-changes.js';
import type { Measurement } from '../config/measurements.js';
import type { ServiceCaller } from './service-caller.js';

/** What the parts of one run of the API's benchmark share. */
export interface ApiRun {
  deployment: Deployment;
  service: MeasuredProcess;
  api: ServiceCaller;
  changes: BoardChanges;
  settings: BenchSettings;
  wanted: ReadonlySet<Measurement>;
}
