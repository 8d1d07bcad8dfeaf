import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '#platform/server/config.ts'
import type { Connection } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { overrideConfig, type ConfigOverrides } from './config-overrides.ts'
import { platformOn } from '#test/harness/processes/platform-on.ts'
import { createTestDatabase } from './test-database.ts'

export interface TestPlatform extends Platform, AsyncDisposable {
  connection: Connection
}

export async function createTestPlatform(overrides: ConfigOverrides = {}): Promise<TestPlatform> {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hoko-test-'))
  const config = overrideConfig(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), overrides)
  const platform = platformOn(database.connection, config)
  return {
    ...platform,
    connection: database.connection,
    async [Symbol.asyncDispose]() {
      await platform.live.stop()
      await platform.pool.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
