import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

// Vitest and the compiler accept named imports from CommonJS packages that Node refuses.
test('plain Node loads the whole server', async () => {
  const code = `await import('./src/app/server/main.ts'); await import('./src/app/server/open-hoko.ts'); console.log('loaded')`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
  })
  expect(stdout.trim()).toBe('loaded')
}, 180_000)
