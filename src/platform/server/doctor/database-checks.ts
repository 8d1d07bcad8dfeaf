import pg from 'pg'
import { sql, type RawBuilder } from 'kysely'
import { must } from '#platform/common/must.ts'
import { requestLimits, type Connection, type Db } from '../database/db.ts'
import { selectClaims } from '../database/nodes/claim-connections.ts'
import { listMigrations, refuseOldServer } from '../database/migrate.ts'
import { ok, warn, wrong, type Check } from './check.ts'

const listenMs = 3_000

async function selectOne<Row>(db: Db, query: RawBuilder<Row>): Promise<Row> {
  return must((await query.execute(db)).rows[0], 'row')
}

export function listServerChecks(db: Db, connection: Connection, connectionsOfNode: number): Check[] {
  return [
    {
      name: 'PostgreSQL',
      run: async () => {
        const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
        await client.connect()
        try {
          await refuseOldServer(client)
        } finally {
          await client.end()
        }
        const { version } = await selectOne(
          db,
          sql<{ version: string }>`select current_setting('server_version') as version`,
        )
        return ok(version)
      },
    },
    { name: 'connections', run: async () => await checkConnections(db, connection, connectionsOfNode) },
    { name: 'clock', run: async () => await checkClock(db) },
    { name: 'statement limits', run: async () => await checkLimits(db) },
    { name: 'LISTEN', run: async () => await checkListen(db, connection) },
    { name: 'migrations', run: async () => await checkMigrations(db) },
  ]
}

async function checkConnections(db: Db, connection: Connection, connectionsOfNode: number) {
  const { most, used } = await selectOne(
    db,
    sql<{ most: number; used: number }>`
      select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
             (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`,
  )
  const claims = await readClaims(connection)
  const needed = claims.reduce((sum, { connections }) => sum + connections, 0)
  const nodes = claims.map(({ node, role, connections }) => `${node} (${role}) ${connections}`).join(', ')
  const running = nodes === '' ? '' : `, and those that run take ${nodes}`
  const figures = `${used} of ${most} used; a node with these settings takes up to ${connectionsOfNode}${running}`
  return most < Math.max(needed, connectionsOfNode) || used > 0.9 * most
    ? wrong(`${figures}: raise max_connections`)
    : ok(figures)
}

async function readClaims(connection: Connection) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await selectClaims(client)
  } finally {
    await client.end()
  }
}

/** Half of the round trip is an error of this. */
async function checkClock(db: Db) {
  const before = Date.now()
  const { ms } = await selectOne(
    db,
    sql<{ ms: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )
  const difference = Math.abs(ms - (before + Date.now()) / 2)
  const detail = `${(difference / 1000).toFixed(2)} s from the database’s`
  if (difference > 10_000) return wrong(`${detail}; run NTP on both`)
  return difference > 1_000 ? warn(`${detail}; run NTP on both`) : ok(detail)
}

/** A pooler in transaction mode gives each statement another session, without what was set in the first. */
async function checkLimits(db: Db) {
  const { statementMs, lockMs, idleInTransactionMs } = requestLimits
  const wanted = `${statementMs} ${lockMs} ${idleInTransactionMs}`
  for (let tries = 0; tries < 5; tries += 1) {
    const { found } = await selectOne(
      db,
      sql<{ found: string }>`
        select string_agg(setting, ' ' order by array_position(array['statement_timeout', 'lock_timeout',
                 'idle_in_transaction_session_timeout'], name)) as found
          from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
    )
    if (found !== wanted)
      return wrong(`are ${found} ms, not ${wanted}: a pooler forgets them; use session pools`)
  }
  return ok(`statements ${statementMs} ms, locks ${lockMs} ms, idle ${idleInTransactionMs} ms`)
}

async function checkListen(db: Db, connection: Connection) {
  const channel = `doctor_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(
    () => reject(new Error('a notice did not arrive; a pooler may drop LISTEN')),
    listenMs,
  )
  client.on('notification', () => resolve())
  client.on('error', reject)
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    await sql`select pg_notify(${channel}, '')`.execute(db)
    await promise
    return ok('notices arrive')
  } finally {
    clearTimeout(timer)
    await client.end()
  }
}

async function checkMigrations(db: Db) {
  const { exists } = await selectOne(
    db,
    sql<{ exists: boolean }>`select to_regclass('migrations') is not null as exists`,
  )
  const { rows } = exists
    ? await sql<{ name: string }>`select name from migrations`.execute(db)
    : { rows: [] }
  const applied = new Set(rows.map(({ name }) => name))
  const known = await listMigrations()
  const waiting = known.filter((name) => !applied.has(name))
  const unknown = [...applied].filter((name) => !known.includes(name))
  if (unknown.length > 0) return wrong(`${unknown.join(', ')} are of a newer Hoko`)
  return waiting.length > 0
    ? wrong(`${waiting.join(', ')} are not applied; run: npm run migrate`)
    : ok(`${applied.size} applied`)
}
