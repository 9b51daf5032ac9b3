import { Database } from '@kiban/persistence';

/** Registered clients without a grant. */
const UNUSED = `o.kind = 'Client' AND NOT EXISTS (SELECT 1 FROM auth.oauth_grant g WHERE g.client_id = o.client_id)`;

const COUNT = {
  name: 'auth-count-unused-clients',
  text: `SELECT count(*)::int AS count FROM auth.oidc_model o WHERE ${UNUSED}`,
};

/**
 * A client’s rank counts from the newest of its network. Thus the network with the most unused clients loses its
 * oldest first, and one with a few loses none.
 */
const DISPLACE = {
  name: 'auth-displace-unused-clients',
  text: `DELETE FROM auth.oidc_model WHERE ctid IN (
           SELECT ctid FROM auth.oidc_model WHERE kind = 'Client' AND id_hash IN (
             SELECT id_hash FROM (
               SELECT o.id_hash, o.created_at, row_number() OVER (
                 PARTITION BY coalesce(o.network_hash, o.id_hash) ORDER BY o.created_at DESC) AS place
               FROM auth.oidc_model o WHERE ${UNUSED}) unused
             ORDER BY place DESC, created_at LIMIT $1)
           FOR UPDATE SKIP LOCKED)
         RETURNING true AS done`,
};

/** Several are deleted together, so that not every registration above the limit ranks all of them. */
const ROOM_PART = 0.01;

/**
 * Clients that registered and were never connected. Anyone can create them without signing in, so their number is
 * limited.
 */
export class UnusedClients {
  constructor(
    private readonly database: Database,
    private readonly max: number,
  ) {}

  /** Makes room for one more. @returns how many were deleted */
  async makeRoom(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(COUNT);
    const past = (row?.count ?? 0) - this.max + 1;
    if (past <= 0) return 0;
    const displaced = await this.database.query(DISPLACE, [past + Math.floor(this.max * ROOM_PART)]);
    return displaced.length;
  }
}
