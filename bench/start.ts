/** The built tree as `npm start` runs it, with the packages installed: a first and a second start on the same folder. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startLoadProcess } from './harness/load.ts'
import { median, print } from './harness/result.ts'

const port = 3305
const rounds = 5
const launcher = path.join(import.meta.dirname, '../bin/hoko.js')

async function launch(data_dir: string) {
  const began = performance.now()
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data_dir,
    RATE_LIMITS: 'off',
    HOKO_LAUNCHED: 'yes',
  }
  const child = spawn(process.execPath, [launcher, 'start'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  while (!(await firstPage())) {
    if (child.exitCode !== null) throw new Error('The server ended before it served a page.')
    await pause(10)
  }
  const seconds = (performance.now() - began) / 1000
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { seconds, pid: child.pid!, stop }
}

const firstPage = () =>
  fetch(`http://127.0.0.1:${port}/home`).then(
    async (response) => response.ok && (await response.text()).includes('</html>'),
    () => false,
  )

/** Resident memory in MB; only Linux tells it so. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

async function startTwice() {
  const data_dir = await mkdtemp(path.join(tmpdir(), 'hoko-bench-'))
  await chmod(data_dir, 0o711)
  try {
    const first = await launch(data_dir)
    await first.stop()
    const second = await launch(data_dir)
    await pause(3_000)
    const idle = memoryOf(second.pid)
    using load = startLoadProcess()
    for (const page of ['/home', '/api/listing'])
      await load.run({ port, connections: 32, lasts_ms: 2_000, path: page })
    const loaded = memoryOf(second.pid)
    await second.stop()
    return { first: first.seconds, second: second.seconds, idle, loaded }
  } finally {
    await rm(data_dir, { recursive: true, force: true })
  }
}

const all: Awaited<ReturnType<typeof startTwice>>[] = []
for (let n = 0; n < rounds; n += 1) all.push(await startTwice())
const of = (name: keyof (typeof all)[number]) => median(all.map((each) => each[name]))
print({
  name: 'start_second',
  value: of('second'),
  unit: 's to the first page',
  reference: 'a first start, which makes the database and the demo',
  reference_value: of('first'),
})
print({
  name: 'memory_after_load',
  value: of('loaded'),
  unit: 'MB of the server after 4 s of pages and searches',
  reference: 'MB three seconds after the start',
  reference_value: of('idle'),
})
