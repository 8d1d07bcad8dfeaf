import { readFile, writeFile } from 'node:fs/promises'
import { putSettingsTable } from './settings-table.ts'

// `npm run settings-table` writes README's table from the schema of the settings.
const readme = new URL('../../README.md', import.meta.url)
await writeFile(readme, putSettingsTable(await readFile(readme, 'utf8')))
