import { writeFile } from 'node:fs/promises'
import { describeDataModel } from './describe-data-model.ts'
import { readMigrated } from './migrated-database.ts'

// Runs as `npm run data-model`.
await writeFile(new URL('../../docs/data-model.md', import.meta.url), await readMigrated(describeDataModel))
