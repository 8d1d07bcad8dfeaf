import { writeFile } from 'node:fs/promises'
import { writeCallsTable } from './calls-table.ts'

// `npm run calls-table` writes docs/calls.md.
await writeFile(new URL('../../docs/calls.md', import.meta.url), writeCallsTable())
