import type pg from 'pg'
import { UnusableDatabase } from '../database/migrate.ts'

/** A database with this table is empty, or half restored. */
const marker = 'unfinished_restore'

export async function markRestore(client: pg.ClientBase): Promise<void> {
  await client.query(`create table ${marker} (begun_at timestamptz not null default clock_timestamp())`)
}

export async function unmarkRestore(client: pg.ClientBase): Promise<void> {
  await client.query(`drop table ${marker}`)
}

/** @throws UnusableDatabase so that Hoko doesn't open an empty market on it */
export async function refuseUnfinishedRestore(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    marker,
  ])
  if (rows[0]?.exists)
    throw new UnusableDatabase(
      'A restore of this database never finished. Make an empty database (or data folder), and restore into that.',
    )
}
