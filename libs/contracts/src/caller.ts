import type { Principal } from './principal.js';

/** The origin of a request, for throttling and the audit log. */
export interface RequestOrigin {
  /** IP address. */
  address: string;
  userAgent: string | null;
  /** Absent for what no request caused, such as the first start. */
  requestId?: string;
}

/** The caller of one request, for use cases. */
export interface Caller {
  principal: Principal;
  requestId: string;
  /** Where the request came from, for the audit log. */
  origin: RequestOrigin;
  /** W3C trace context that the change's event continues. */
  traceparent: string;
  /** Called for each committed event of the request, so that its response can name it. Absent without a response. */
  noteEvent?(eventId: number): void;
}
