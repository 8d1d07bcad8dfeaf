import { sql } from 'kysely'
import { pino } from 'pino'
import { selectPassAge } from '#domains/insights/server/invariants/invariants.service.ts'
import { must } from '#platform/common/must.ts'
import { readConfig, type Config } from '#platform/server/config.ts'
import { createDb, createPool, type Connection, type Db } from '#platform/server/database/db.ts'
import { formatResult, ok, runCheck, warn, wrong, type Check } from '#platform/server/doctor/check.ts'
import { listServerChecks } from '#platform/server/doctor/database-checks.ts'
import { listBackupPlaceChecks } from '#platform/server/doctor/backup-place-checks.ts'
import {
  checkNode,
  checkOpenFiles,
  listFolderChecks,
  listNetworkChecks,
} from '#platform/server/doctor/machine-checks.ts'
import { checkRedis } from '#platform/server/doctor/redis-check.ts'
import { checkReplica } from '#platform/server/doctor/replica-check.ts'
import { countConnections } from '#platform/server/database/nodes/connections.rules.ts'
import { isHokoRunning, listWorkChecks } from '#platform/server/doctor/work-checks.ts'
import { connectCommand } from '../command-connection.ts'
import { printLine, runCommand } from '../backup/run-command.ts'

/** Minutes; the job runs every five. */
const maxPassAge = 30

await runCommand(async () => {
  const results = await runAll([checkNode, checkOpenFiles])
  const config = readConfig(process.env)
  printLine('ok    settings: readable')
  results.push(
    ...(await runAll([
      ...listFolderChecks(config.storage.dataDir, 'DATA_DIR'),
      ...listBackupPlaceChecks(config),
      ...listNetworkChecks(config),
      ...listRedisChecks(config),
    ])),
  )
  const { connection, stop } = await connectCommand(config)
  try {
    results.push(...(await checkDatabase(config, connection)))
  } finally {
    await stop()
  }
  const failed = results.filter(({ state }) => state === 'wrong').length
  printLine(failed === 0 ? 'Nothing is wrong.' : `${failed} of ${results.length + 1} are wrong.`)
  return failed === 0 ? 0 : 1
})

async function checkDatabase(config: Config, connection: Connection) {
  const pool = createPool(connection, pino({ enabled: false }), { max: 2 })
  try {
    const db = createDb(pool)
    const [reachable, ...more] = listServerChecks(db, connection, countConnections(config))
    const first = await runAll([must(reachable, 'first check')])
    // Without a database each of the others would wait for its time-out.
    if (first.some(({ state }) => state === 'wrong')) return first
    return await runAll([
      ...more,
      ...listReplicaChecks(config, connection),
      ...listWorkChecks(db, config),
      { name: 'invariants', run: async () => await checkInvariants(db) },
    ]).then((others) => [...first, ...others])
  } finally {
    await pool.end()
  }
}

function listRedisChecks({ nodes: { redisUrl } }: Config): Check[] {
  return redisUrl === null ? [] : [checkRedis(redisUrl)]
}

function listReplicaChecks({ nodes: { replicaUrl } }: Config, connection: Connection): Check[] {
  return replicaUrl === null ? [] : [checkReplica(connection, { connectionString: replicaUrl })]
}

async function checkInvariants(db: Db) {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from anomalies where gone_at is null)::int
         + (select count(*) from money_anomalies where gone_at is null)::int as n`.execute(db)
  const { n } = must(rows[0], 'row')
  if (n > 0) return wrong(`${n} do not hold; “npm run anomalies” lists them`)
  const age = await selectPassAge(db)
  if (age === null) return warn('not checked yet')
  if (age < maxPassAge) return ok(`all fulfilled ${Math.ceil(age)} minutes ago`)
  const detail = `last checked ${Math.ceil(age)} minutes ago`
  return (await isHokoRunning(db)) ? wrong(`${detail}: is a worker running?`) : warn(detail)
}

async function runAll(checks: Check[]) {
  const results = []
  for (const check of checks) {
    const result = await runCheck(check)
    printLine(formatResult(result))
    results.push(result)
  }
  return results
}
