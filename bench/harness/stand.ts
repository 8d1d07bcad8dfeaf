/** The server as it runs in production, on a durable PostgreSQL of its own in a temporary folder. */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app/server/build-app.ts'
import { buildPlatform, seedReference } from '#app/server/build-platform.ts'
import { prepareDatabase } from '#app/server/prepare-database.ts'
import { readConfig } from '#platform/server/config.ts'
import type { Connection } from '#platform/server/database/db.ts'
import { startEmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts'
import { createLog } from '#platform/server/log.ts'
import type { Platform } from '#platform/server/platform.ts'
import { callsTo } from '#test/harness/processes/server-process.ts'
import type { Market } from '#test/harness/test-app.ts'

export interface Stand extends AsyncDisposable {
  platform: Platform
  server: FastifyInstance
  market: Market
  connection: Connection
  port: number
  postmaster: number
}

interface StandOptions {
  pages?: boolean
  settings?: Record<string, string>
  /** A folder that is left in place with its contents. */
  keep?: string | undefined
}

/**
 * Leaves out the screens unless requested; `listen` comes last, so that references can be added to
 * the server.
 */
export async function openStand(
  port: number,
  prepare = async (_stand: Stand) => {},
  { pages = false, settings = {}, keep }: StandOptions = {},
): Promise<Stand> {
  const dataDir = keep ?? (await mkdtemp(path.join(tmpdir(), 'hoko-bench-')))
  await mkdir(dataDir, { recursive: true })
  await chmod(dataDir, 0o711)
  const env = { NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' }
  const read = readConfig(env)
  const config = { ...read, limits: { ...read.limits, rateLimits: false } }
  const log = createLog(config.process)
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings })
  await prepareDatabase(postgres.connection)
  const platform = buildPlatform(config, postgres.connection, log)
  await seedReference(platform.db)
  await platform.live.start()
  const server = await buildApp(platform, { pages })
  const stand: Stand = {
    platform,
    server,
    market: { platform, as: callsTo(`http://127.0.0.1:${port}`) },
    connection: postgres.connection,
    port,
    postmaster: postgres.pid()!,
    async [Symbol.asyncDispose]() {
      await server.close()
      await platform.close()
      await postgres.stop()
      if (!keep) await rm(dataDir, { recursive: true, force: true })
    },
  }
  try {
    await prepare(stand)
    await server.listen({ port, host: '127.0.0.1' })
  } catch (error) {
    await stand[Symbol.asyncDispose]()
    throw error
  }
  return stand
}
