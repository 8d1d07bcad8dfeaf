import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { databaseUrl } from '#test/harness/processes/server-process.ts'
import { createTestDatabase } from '#test/harness/test-database.ts'

const hoko = path.join(import.meta.dirname, '../../bin/hoko.js')

test('development renders current sources and never restarts by itself', { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hoko-development-'))
  const { connection, drop } = await createTestDatabase()
  const settings = { PORT: '0', DATA_DIR: folder, DATABASE_URL: databaseUrl(connection), DEMO: 'none' }
  const child = spawn(process.execPath, [hoko, 'dev'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  try {
    await expect.poll(() => output, { timeout: 180_000 }).toContain('Press Ctrl-C to stop.')
    const [, origin] = /Hoko is ready: (http\S+)/.exec(output)!
    const page = await fetch(`${origin}/home`, { signal: AbortSignal.timeout(90_000) })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<link rel="stylesheet" href="/src/platform/web/styles/app.css"/>')
    expect(output).not.toContain('Restarting')
  } finally {
    child.kill('SIGINT')
    await ended
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
})
