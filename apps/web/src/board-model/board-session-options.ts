import type { ApiPort } from '../api/api-port.js';
import type { CommandOutcome } from './board-command.js';
import type { SnapshotStorage } from './browser-ports.js';
import type { OthersChange } from './change-digest.js';
import type { Clock } from './clock.js';
import type { TabPorts } from './tab-leader.js';

export interface BoardSessionOptions {
  readonly boardId: number;
  readonly workspaceId: number;
  readonly memberId: number;
  readonly calls: ApiPort;
  /** For the snapshot and for commands that wait; without it, both end with the tab. */
  readonly storage?: SnapshotStorage;
  /** For one stream for all tabs; without them, this tab has its own. */
  readonly tabs?: TabPorts;
  readonly clock?: Clock;
  readonly newKey?: () => string;
  /** Called with the outcomes of commands that an earlier tab left. */
  readonly onOutcome?: (outcome: CommandOutcome) => void;
  /** Called for changes of cards that this member did not make on the screen. */
  readonly onOthersChange?: (change: OthersChange) => void;
  /** Called when the role of this member may have changed. */
  readonly onRightsChange?: () => void;
}
