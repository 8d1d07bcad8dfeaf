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
  const options = { ...owner, cwd: folder, stdio: 'ignore' } as const
  const made = spawnSync(
    path.join(debianPostgresFolder, 'initdb'),
    ['-D', cluster, '-U', 'hoko', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    options,
  )
  if (made.status !== 0) throw new Error('initdb of PostgreSQL 15 failed')
  const settings = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off', port: '5432' }
  const child = spawn(
    path.join(debianPostgresFolder, 'postgres'),
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    options,
  )
  const ended = once(child, 'exit')
  const connection = { host: folder, port: 5432, user: 'hoko', database: 'postgres' }
  while (!(await canConnect(connection))) await pause(50)
  return {
    connection,
    async stop() {
      child.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
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
