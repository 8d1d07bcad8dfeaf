/**
 * Checks every deal of a running Hoko, by default the one in .data: auctions against the reference,
 * and everything with the worker's checks.
 */
import path from 'node:path'
import process from 'node:process'
import { pino } from 'pino'
import { readConfig } from '#platform/server/config.ts'
import {
  findAllAnomalies,
  findMoneyAnomalies,
} from '#domains/insights/server/invariants/invariants.service.ts'
import { createDb, createPool, workLimits } from '#platform/server/database/db.ts'
import { runningIn } from '#platform/server/database/postgres-process.ts'
import { anomaliesOf } from '#test/harness/auctions/past-auctions.ts'

const { databaseUrl, dataDir } = readConfig(process.env).storage
const running = runningIn(path.join(dataDir, 'postgres'))
const place = running && { host: running.socketFolder, port: 5432, user: 'hoko', database: 'hoko' }
const connection = databaseUrl ? { connectionString: databaseUrl } : place
if (!connection) throw new Error(`No PostgreSQL runs in ${dataDir}: start Hoko first, or set DATABASE_URL.`)

const pool = createPool(connection, pino({ enabled: false }), { max: 4, limits: workLimits })
const db = createDb(pool)
const { auctions, bids, trades, ...played } = await anomaliesOf(db)
const anomalies = [...played.anomalies, ...(await findAllAnomalies(db)), ...(await findMoneyAnomalies(db))]
await pool.end()
for (const anomaly of anomalies) process.stdout.write(`${JSON.stringify(anomaly)}\n`)
const lookups = `${auctions.length} auctions, ${bids.length} bids, ${trades.length} trades`
process.stdout.write(
  `${lookups}: ${anomalies.length === 0 ? 'no anomaly' : `${anomalies.length} anomalies`}\n`,
)
process.exitCode = anomalies.length === 0 ? 0 : 1
