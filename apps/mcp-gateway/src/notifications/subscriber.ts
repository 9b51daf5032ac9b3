import { ApiError, resourceOf, type WorkspaceApi } from '@kiban/mcp-tools';
import type { Logger } from '@kiban/observability';

/** Changes within this time are told once; a drag over a board is many events. */
const GATHER_MS = 200;

export interface SubscriberOptions {
  workspaceId: number;
  /** The resources that the client asked about. */
  uris: ReadonlySet<string>;
  /** The API with the subscriber's own rights. */
  api: () => WorkspaceApi;
  logger: Logger;
}

/**
 * One open notification stream. A change is told only after the API, asked with the subscriber's own
 * rights, has shown the board to them: whoever subscribes to a board that they may not see hears nothing,
 * and hears no more from the moment that they lose sight of one.
 */
export class Subscriber {
  /** Changed resources, with the board that each change was on; null where that is not known. */
  private readonly changed = new Map<string, number | null>();
  private timer: NodeJS.Timeout | undefined;
  private ended = false;

  constructor(
    private readonly options: SubscriberOptions,
    private readonly tell: (uri: string) => void,
  ) {}

  get workspaceId(): number {
    return this.options.workspaceId;
  }

  changedOn(boardId: number, uris: readonly string[]): void {
    for (const uri of uris) if (this.options.uris.has(uri)) this.changed.set(uri, boardId);
    this.schedule();
  }

  /** Events may have been missed: everything may have changed. */
  mayHaveMissed(): void {
    for (const uri of this.options.uris) if (!this.changed.has(uri)) this.changed.set(uri, null);
    this.schedule();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.ended || this.timer || this.changed.size === 0) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.tellChanges().catch((error: unknown) =>
        this.options.logger.warn({ err: error }, 'mcp.notification_failed'),
      );
    }, GATHER_MS);
  }

  private async tellChanges(): Promise<void> {
    const changes = [...this.changed];
    this.changed.clear();
    const seen = new Map<string, boolean>();
    for (const [uri, boardId] of changes) {
      const key = boardId === null ? uri : String(boardId);
      if (!seen.has(key)) seen.set(key, await this.maySee(uri, boardId));
      if (seen.get(key) && !this.ended) this.tell(uri);
    }
  }

  private async maySee(uri: string, boardId: number | null): Promise<boolean> {
    const resource = resourceOf(uri);
    if (!resource) return false;
    try {
      const api = this.options.api();
      if (boardId === null && resource.kind === 'card') await api.card(resource.id);
      else await api.lists(boardId ?? resource.id);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return false;
      throw error;
    }
  }
}
