import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Debian's package; tests that need it are skipped without it. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

export interface RedisServer extends AsyncDisposable {
  url: string
  start: () => Promise<void>
  kill: () => void
  /** It accepts commands and doesn't answer. */
  pause: () => void
  resume: () => void
}

export async function startRedisServer(): Promise<RedisServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hoko-redis-'))
  const port = await findFreePort()
  let server: ChildProcess | undefined
  async function start() {
    const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder]
    server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    await once(server.stdout!, 'data')
    server.stdout!.resume()
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: () => void server?.kill('SIGKILL'),
    pause: () => void server?.kill('SIGSTOP'),
    resume: () => void server?.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      server?.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => void probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('A port has a number.')
  return address.port
}
