import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { AccountId } from '#platform/common/ids.ts'
import type { CallOptions } from '#platform/common/api.ts'
import type { AnyOperation, OperationInput, OperationReply } from '#platform/common/operation.ts'
import type { Problem } from '#platform/common/refusals.ts'
import { buildApp } from '#app/server/build-app.ts'
import { buildPlatform, type BuiltPlatform } from '#app/server/build-platform.ts'
import { fillDemoTask } from '#demo/demo.jobs.ts'
import { reactions } from '#app/server/all-domains.ts'
import { tasks } from '#app/server/build-worker.ts'
import { readConfig } from '#platform/server/config.ts'
import { overrideConfig, type ConfigOverrides } from './config-overrides.ts'
import { createInProcessApi, RefusedCall } from '#platform/server/http/in-process-api.ts'
import { connectRedis } from '#platform/server/redis/connect-redis.ts'
import { createLog } from '#platform/server/log.ts'
import type { Connection } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { settleOutbox } from './settle-outbox.ts'
import { createTestDatabase } from './test-database.ts'

export type Answer<Op extends AnyOperation> = AnyOf<OperationReply<Op>> &
  Omit<Problem, keyof AnyOf<OperationReply<Op>>>

type AnyOf<Reply> = (Reply extends unknown ? (reply: Reply) => void : never) extends (
  reply: infer Whole,
) => void
  ? Whole
  : never

export interface Person {
  id: AccountId
  token: string
}

export interface TestApp extends AsyncDisposable {
  connection: Connection
  server: FastifyInstance
  platform: Platform
  nodes: { server: FastifyInstance; platform: BuiltPlatform }[]
  /** A refused call returns its problem instead of throwing. */
  as(person: Person | null): {
    call<Op extends AnyOperation>(
      op: Op,
      input: OperationInput<Op>,
      options?: CallOptions,
    ): Promise<Answer<Op>>
  }
  settle(): Promise<void>
  logLines: string[]
}

export type Market = Pick<TestApp, 'as' | 'platform'>

interface Wishes {
  nodes?: number
  hasCaches?: boolean
  /** Prepared, and dropped by the caller. */
  connection?: Connection
  redisUrl?: string
}

/**
 * The whole server on its own database, with only email faked. With several nodes, calls rotate
 * over them; `server` and `platform` are the first's. Caches are off unless `hasCaches`, since
 * expiry would make tests depend on their speed.
 */
export async function createTestApp(
  overrides: ConfigOverrides = {},
  { nodes: count = 1, hasCaches = false, connection, redisUrl }: Wishes = {},
): Promise<TestApp> {
  const database = connection ? { connection, drop: async () => undefined } : await createTestDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hoko-test-'))
  const env = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    DEMO: 'none',
    HOKO_DEMO_PUBLIC: 'yes',
  }
  const config = overrideConfig(readConfig(env), overrides)
  const logLines: string[] = []
  const log = createLog(
    { mode: config.process.mode, logLevel: 'info' },
    { write: (line: string) => void logLines.push(line) },
  )
  const startNode = async () => {
    const redis = redisUrl === undefined ? null : await connectRedis(redisUrl, log)
    const platform = buildPlatform(config, database.connection, log, { hasCaches, redis })
    await platform.live.start()
    platform.startReplica()
    const server = await buildApp(platform, { pages: false })
    await server.ready()
    return { platform, server, redis }
  }
  const first = await startNode()
  const nodes = [first, ...(await Promise.all(Array.from({ length: count - 1 }, startNode)))]
  const { server, platform } = first
  let calls = 0
  const nextServer = () => nodes[(calls += 1) % count]!.server
  const address = `10.${[...randomBytes(3)].join('.')}`
  return {
    connection: database.connection,
    server,
    platform,
    nodes,
    logLines,
    as: (person) => {
      const visitor = { address, ...(person ? { token: person.token } : {}) }
      return {
        call: (async (op: AnyOperation, input: never, options: CallOptions) => {
          try {
            return await createInProcessApi(nextServer(), visitor).call(op, input, options)
          } catch (error) {
            if (error instanceof RefusedCall) return error.problem
            throw error
          }
        }) as never,
      }
    },
    settle: () => settleOutbox(platform, reactions, [...tasks, fillDemoTask]),
    async [Symbol.asyncDispose]() {
      for (const node of nodes) {
        await node.server.close()
        await node.platform.close()
        await node.redis?.stop()
      }
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
