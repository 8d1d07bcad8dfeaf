import type pg from 'pg'
import { must } from '#platform/common/must.ts'

/** Where a database is in its log. */
export interface Place {
  /** Bytes. */
  lsn: number
  /** PostgreSQL gives one to each cluster, and its standbys share it. */
  system: string
}

export interface ReplicaPlace extends Place {
  is_standby: boolean
}

const systemColumn = '(select system_identifier::text from pg_control_system()) as system'

export async function readPrimary(pool: pg.Pool): Promise<Place> {
  const { rows } = await pool.query<Place>(
    `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::bigint as lsn, ${systemColumn}`,
  )
  return must(rows[0], 'place of the primary')
}

export async function readReplica(pool: pg.Pool): Promise<ReplicaPlace> {
  const { rows } = await pool.query<ReplicaPlace>(
    `select coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::bigint as lsn, ${systemColumn},
            pg_is_in_recovery() as is_standby`,
  )
  return must(rows[0], 'place of the replica')
}

export function findProblem(
  { system, is_standby: isStandby }: ReplicaPlace,
  { system: wanted }: Place,
): string | null {
  if (system !== wanted) return 'it belongs to another PostgreSQL than DATABASE_URL'
  return isStandby ? null : 'it is not a standby'
}
