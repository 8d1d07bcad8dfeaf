import type { Connection } from '#platform/server/database/db.ts'
import { migrateDatabase } from '#platform/server/database/migrate.ts'
import { migrateJobs } from '#platform/server/jobs/jobs.ts'

export async function prepareDatabase(connection: Connection): Promise<number> {
  const applied = await migrateDatabase(connection)
  await migrateJobs(connection)
  return applied.length
}
