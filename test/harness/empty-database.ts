import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Connection } from '#platform/server/database/db.ts'

/** Beside another database, without a single table. */
export async function createEmptyDatabase(beside: Connection) {
  const database = `empty_${randomBytes(6).toString('hex')}`
  await runStatement(beside, `create database ${database} template template0`)
  return {
    connection: { ...beside, database },
    drop: () => runStatement(beside, `drop database ${database} with (force)`),
  }
}

async function runStatement(connection: Connection, statement: string) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
