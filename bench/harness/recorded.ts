import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Db } from '#platform/server/database/db.ts'

export interface Statement {
  text: string
  values: unknown[]
}

export function recordingDb(pool: pg.Pool): { db: Db; take(): Statement[] } {
  let statements: Statement[] = []
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ text: query.sql, values: [...query.parameters] }),
  })
  return {
    db,
    take() {
      const taken = statements
      statements = []
      return taken
    },
  }
}

/** Runs them as prepared statements, which the driver parses once per connection. */
export function named({ text, values }: Statement, names: Map<string, string>) {
  if (!names.has(text)) names.set(text, `bench_${names.size}`)
  return { name: names.get(text)!, text, values }
}
