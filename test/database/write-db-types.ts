import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { describeDatabase } from './describe-database.ts'

const target = path.join(import.meta.dirname, '../../src/server/platform/database/db-types.ts')

const data_dir = await mkdtemp(path.join(tmpdir(), 'hoko-types-'))
const postgres = await startEmbeddedPostgres({ data_dir, log: pino({ enabled: false }) })
await migrateDatabase(postgres.connection)
const client = new pg.Client(postgres.connection)
await client.connect()
await writeFile(target, await describeDatabase(client))
await client.end()
await postgres.stop()
await rm(data_dir, { recursive: true, force: true })
