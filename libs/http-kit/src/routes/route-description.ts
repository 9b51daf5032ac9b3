import type { Type } from '@nestjs/common';
import type { ApiQueryOptions } from '@nestjs/swagger';
import type { FreshFactorNeed } from '../access/fresh-proof.js';

interface CommonDescription {
  /** Name of the operation in generated clients. */
  id: string;
  summary: string;
  description: string;
  /** The body of a success: a class, an array of it, or null for 204. */
  response: Type | readonly [Type] | null;
  /** 200 by default; 201 for routes that create, 202 for routes that queue work. */
  status?: 200 | 201 | 202;
  /** Whether a write takes If-Match. */
  guarded?: boolean;
  /** Whether a person at the screen must have shown shortly before that it is them (decision 81). */
  needsFreshFactor?: FreshFactorNeed;
  /** Whether the response is paged. */
  paged?: boolean;
}

export interface SecondSuccess {
  status: 200 | 202;
  response: Type;
  success: string;
}

/** A route of a resource with a version. Its errors are those of all such routes. */
export interface ResourceDescription extends CommonDescription {
  /** Resource names of the ids in the path, by parameter. */
  ids?: Readonly<Record<string, string>>;
  /** Whether the route writes: it then takes Idempotency-Key. */
  writes?: boolean;
  /** When it responds 409. */
  conflict?: string;
  /** Whether a workspace quota limits what the route adds. */
  grows?: boolean;
  /** A second success, with its own status. */
  otherwise?: SecondSuccess;
  /** The parent whose order version the response carries: the list of a card, the board of a list. */
  orderIn?: string;
}

/** A route that names its errors. Those of every route are added to the document (tools/openapi). */
export interface PlainDescription extends CommonDescription {
  /** Descriptions of its errors, by status. */
  errors: Readonly<Partial<Record<400 | 401 | 403 | 404 | 409 | 422 | 429 | 503, string>>>;
  /** Descriptions of the ids in the path, by parameter. */
  pathIds?: Readonly<Record<string, string>>;
  /** Query parameters that the route reads itself. */
  queries?: readonly ApiQueryOptions[];
  /** What the response of a success is; the summary by default. */
  success?: string;
  /** A second success, with its own status. */
  otherwise?: SecondSuccess;
}

export type RouteDescription = ResourceDescription | PlainDescription;
