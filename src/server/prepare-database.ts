import type { Connection } from './platform/database/db.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { migrateJobs } from './platform/jobs/jobs.ts'

export async function prepareDatabase(connection: Connection): Promise<number> {
  const applied = await migrateDatabase(connection)
  await migrateJobs(connection)
  return applied.length
}
