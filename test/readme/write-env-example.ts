import { writeFile } from 'node:fs/promises'
import { writeEnvExample } from './env-example.ts'

// `npm run env-example`: writes .env.example from the schema of the settings.
await writeFile(new URL('../../.env.example', import.meta.url), writeEnvExample())
