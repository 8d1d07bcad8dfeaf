import { writeFile } from 'node:fs/promises'
import { describeDatabase } from './describe-database.ts'
import { readMigrated } from './migrated-database.ts'

// Runs as `npm run db-types`.
const target = new URL('../../src/platform/server/database/db-types.ts', import.meta.url)
await writeFile(target, await readMigrated(describeDatabase))
