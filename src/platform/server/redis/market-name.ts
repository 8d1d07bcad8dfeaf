import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { must } from '#platform/common/must.ts'
import type { Db } from '../database/db.ts'
import { serverSecret } from '../server-secret.ts'

/** A part of keys in Redis, which markets may share. A restored copy of the database has another. */
export async function readMarketName(db: Db, publicUrl: string): Promise<string> {
  const secret = await serverSecret(db, 'name in redis')
  const { rows } = await sql<{ oid: number }>`
    select oid::bigint as oid from pg_database where datname = current_database()`.execute(db)
  const { oid } = must(rows[0], 'own database')
  return createHash('sha256').update(secret).update(`${oid} ${publicUrl}`).digest('base64url').slice(0, 16)
}

/** For what begins before the database is asked: all nodes of a market have its address. */
export const nameMarket = (publicUrl: string): string =>
  createHash('sha256').update(publicUrl).digest('base64url').slice(0, 16)
