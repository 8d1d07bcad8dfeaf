import { mkdir, writeFile } from 'node:fs/promises'
import { writeOpenApi } from './openapi-file.ts'

// `npm run openapi`: writes docs/api/openapi.json from the contract.
const folder = new URL('../../docs/api/', import.meta.url)
await mkdir(folder, { recursive: true })
await writeFile(new URL('openapi.json', folder), writeOpenApi())
