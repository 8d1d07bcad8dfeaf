import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export const debianPostgresFolder = '/usr/lib/postgresql/15/bin'

/** Debian 12's package `postgresql-15`. */
export const hasDebianPostgres = existsSync(path.join(debianPostgresFolder, 'postgres'))

/** PostgreSQL refuses to run as root. */
export function findOwner() {
  if (process.getuid?.() !== 0) return {}
  const line = /^(?:postgres|nobody):[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  return { uid: Number(line?.[1]), gid: Number(line?.[2]) }
}

/** An empty PostgreSQL 15 that answers on a socket alone. */
export async function startDebianPostgres() {
  const folder = await mkdtemp(path.join(tmpdir(), 'hoko-15-'))
  const owner = findOwner()
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid)
  const cluster = path.join(folder, 'cluster')
  runHere(folder, 'initdb', [
    '-D',
    cluster,
    '-U',
    'hoko',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ])
  const server = await startServer(folder, cluster, 5432)
  const standbys: Awaited<ReturnType<typeof startServer>>[] = []
  return {
    connection: server.connection,
    /** A streaming standby, on another port of the same socket's folder. */
    async startStandby() {
      const port = 5433 + standbys.length
      const copy = path.join(folder, `standby-${port}`)
      const from = ['-h', folder, '-p', '5432', '-U', 'hoko']
      runHere(folder, 'pg_basebackup', ['-D', copy, '-R', '-X', 'stream', '-c', 'fast', ...from])
      const standby = await startServer(folder, copy, port)
      standbys.push(standby)
      return { ...standby, restart: async () => void standbys.push(await startServer(folder, copy, port)) }
    },
    async stop() {
      for (const each of [...standbys, server]) await each.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type DebianPostgres = Awaited<ReturnType<typeof startDebianPostgres>>

const optionsIn = (folder: string) => ({ ...findOwner(), cwd: folder, stdio: 'ignore' }) as const

function runHere(folder: string, program: string, args: string[]): void {
  const { status } = spawnSync(path.join(debianPostgresFolder, program), args, optionsIn(folder))
  if (status !== 0) throw new Error(`${program} of PostgreSQL 15 failed`)
}

async function startServer(folder: string, cluster: string, port: number) {
  const settings = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off', port: String(port) }
  const child = spawn(
    path.join(debianPostgresFolder, 'postgres'),
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    optionsIn(folder),
  )
  const ended = once(child, 'exit')
  const connection = { host: folder, port, user: 'hoko', database: 'postgres' }
  while (!(await canConnect(connection))) await pause(50)
  return {
    connection,
    /** Stops all its processes, so that it answers nothing and closes nothing. */
    freeze: () => signalChildren(child.pid, 'STOP'),
    thaw: () => signalChildren(child.pid, 'CONT'),
    async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') {
      child.kill(signal)
      await ended
    },
  }
}

function signalChildren(parent: number | undefined, signal: string): void {
  spawnSync('pkill', [`-${signal}`, '-P', String(parent)])
}

async function canConnect(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
