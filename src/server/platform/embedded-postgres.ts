import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { lockFolder } from './folder-lock.ts'
import { UnusableDatabase } from './migrate.ts'
import { findPostgres, type PostgresProgram } from './postgres-program.ts'

export interface EmbeddedPostgres {
  connection: { host: string; port: number; user: string; database: string }
  /** Whether it was found running, left over from a Hoko that was killed. */
  attached: boolean
  /** The process that is PostgreSQL at this moment; another after a crash. */
  pid(): number | undefined
  stop(): Promise<void>
}

interface Options {
  /** Hoko's folder; the database is in `postgres` below it. */
  data_dir: string
  log: { info(message: string): void; warn(message: string): void }
  settings?: Settings
}

type Settings = Record<string, string | number>

interface Place {
  program: PostgresProgram
  /** PostgreSQL's data directory. */
  cluster: string
  log_file: string
  socket_folder: string
  settings: Settings
}

interface Postmaster {
  pid: number
  ended: Promise<unknown>
}

const version = '18'
const user = 'hoko'
const database = 'hoko'
// Never looked at from outside: it is only part of the socket's name.
const port = 5432

// Errors of statements are logged by whoever sent them; here they would show what people typed.
const defaults: Settings = {
  listen_addresses: '',
  port,
  unix_socket_permissions: '0700',
  max_connections: 100,
  shared_buffers: '256MB',
  synchronous_commit: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/**
 * Starts the PostgreSQL that Hoko brings along and keeps it running until `stop`, also when it is killed.
 * @throws UnusableDatabase with one plain sentence
 */
export async function startEmbeddedPostgres({ data_dir, log, settings }: Options): Promise<EmbeddedPostgres> {
  const folder = prepareFolder(data_dir)
  const unlock = lockFolder(folder)
  if (!unlock) throw new UnusableDatabase(`Another Hoko already uses this folder: ${folder}`)
  try {
    const place = preparePlace(folder, settings)
    const found = await findRunning(place)
    const supervised = supervise(place, found ?? (await launch(place)), log)
    await createDatabase(place)
    log.info(found ? 'PostgreSQL was still running' : 'PostgreSQL is running')
    const stop = async () => {
      await supervised.stop()
      unlock()
    }
    return { connection: connectionTo(place, database), attached: Boolean(found), pid: supervised.pid, stop }
  } catch (error) {
    unlock()
    throw error
  }
}

function prepareFolder(data_dir: string): string {
  try {
    fs.mkdirSync(data_dir, { recursive: true })
    fs.accessSync(data_dir, fs.constants.W_OK)
    return fs.realpathSync(data_dir)
  } catch (error) {
    throw new UnusableDatabase(`Hoko cannot write in ${data_dir}.`, { cause: error })
  }
}

function preparePlace(folder: string, settings: Settings = {}): Place {
  const program = findPostgres(folder)
  const cluster = path.join(folder, 'postgres')
  const place = {
    program,
    cluster,
    log_file: path.join(folder, 'postgres.log'),
    socket_folder: runningIn(cluster)?.socket_folder ?? shortFolderFor(folder),
    settings: { ...defaults, ...settings },
  }
  if (!fs.existsSync(cluster)) createCluster(program, cluster)
  const made_by = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (made_by !== version) {
    throw new UnusableDatabase(`The data in ${cluster} is PostgreSQL ${made_by}'s; this Hoko brings ${version}.`)
  }
  if (!program.owner && fs.statSync(cluster).uid !== process.getuid?.()) {
    throw new UnusableDatabase(`The data in ${cluster} belongs to another user.`)
  }
  return place
}

// Made under another name first, so that one cut short is not taken for a database.
function createCluster(program: PostgresProgram, cluster: string) {
  const fresh = `${cluster}.new`
  fs.rmSync(fresh, { recursive: true, force: true })
  fs.mkdirSync(fresh, { mode: 0o700 })
  giveTo(program, fresh)
  const [command, args] = program.command('initdb', [
    ...['-D', fresh, '-U', user, '--auth=trust', '--encoding=UTF8', '--no-instructions'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  ])
  const { status, stderr } = spawnSync(command, args, { ...surroundings(program), encoding: 'utf8' })
  if (status !== 0) throw new UnusableDatabase(`A new database could not be made in ${fresh}: ${lastLine(stderr)}`)
  fs.renameSync(fresh, cluster)
}

/** A socket's whole name may have 103 bytes on some systems, so it cannot lie in the data folder. */
function shortFolderFor(folder: string): string {
  const uid = process.getuid?.() ?? 0
  const name = `hoko-${createHash('sha256').update(`${uid} ${folder}`).digest('hex').slice(0, 12)}`
  return path.join(uid === 0 || tmpdir().length > 60 ? '/tmp' : tmpdir(), name)
}

// Whoever can enter this folder is let in without a password: it must be ours alone.
function prepareSocketFolder({ program, socket_folder }: Place) {
  fs.mkdirSync(socket_folder, { recursive: true, mode: 0o700 })
  const { uid } = fs.lstatSync(socket_folder)
  if (uid !== process.getuid?.() && uid !== program.owner?.uid) {
    throw new UnusableDatabase(`${socket_folder} belongs to another user; remove it and start again.`)
  }
  giveTo(program, socket_folder)
  fs.chmodSync(socket_folder, 0o700)
}

function giveTo({ owner }: PostgresProgram, folder: string) {
  if (!owner || fs.lstatSync(folder).uid === owner.uid) return
  spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder])
}

// Nothing of our environment: it holds secrets, and PG* variables would change what runs.
const surroundings = ({ identity }: PostgresProgram) => ({
  ...identity,
  cwd: '/',
  env: { PATH: process.env.PATH, LC_ALL: 'C' },
})

/** Starts PostgreSQL and waits until it answers, however long it has to recover. */
async function launch(place: Place): Promise<Postmaster> {
  // After a crash its last children may hold on to their shared memory for a moment.
  for (const patience = Date.now() + 15_000; ; await pause(200)) {
    const from = fs.statSync(place.log_file, { throwIfNoEntry: false })?.size ?? 0
    const child = spawnPostgres(place)
    const ended = once(child, 'exit').catch((error: Error) => error)
    while (child.pid && child.exitCode === null && child.signalCode === null) {
      if (await answers(place)) return { pid: child.pid, ended }
      await Promise.race([ended, pause(25)])
    }
    const said = fs.readFileSync(place.log_file, 'utf8').slice(from)
    const mayPass = /still in use|lock file "postmaster.pid" already exists/.test(said)
    if (!mayPass || Date.now() > patience) {
      throw new UnusableDatabase(`PostgreSQL did not start: ${lastLine(said)} (${place.log_file})`)
    }
  }
}

/** Apart from our terminal, so that Ctrl-C reaches Hoko alone, which stops PostgreSQL last. */
function spawnPostgres(place: Place) {
  const { program, cluster, log_file, socket_folder, settings } = place
  prepareSocketFolder(place)
  giveTo(program, cluster)
  forgetReusedPid(cluster)
  if ((fs.statSync(log_file, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000) fs.rmSync(log_file)
  const all = { ...settings, unix_socket_directories: socket_folder }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, args] = program.command('postgres', ['-D', cluster, ...options])
  const output = fs.openSync(log_file, 'a', 0o600)
  const child = spawn(command, args, {
    ...surroundings(program),
    stdio: ['ignore', output, output],
    detached: true,
  })
  fs.closeSync(output)
  return child
}

/** What postmaster.pid says, if the process it names is alive and is this database's. */
function runningIn(cluster: string): { pid: number; socket_folder: string } | undefined {
  const record = readRecord(cluster)
  return record && commandLine(record.pid).includes(`${cluster} `) ? record : undefined
}

// PostgreSQL takes any living process of that number for itself, and would refuse to start for ever.
function forgetReusedPid(cluster: string) {
  const record = readRecord(cluster)
  if (!record) return
  const line = commandLine(record.pid)
  if (line !== '' && !line.includes(`${cluster} `)) fs.rmSync(path.join(cluster, 'postmaster.pid'))
}

function readRecord(cluster: string) {
  const file = path.join(cluster, 'postmaster.pid')
  if (!fs.existsSync(file)) return undefined
  const [pid, , , , socket_folder = ''] = fs.readFileSync(file, 'utf8').split('\n')
  return { pid: Number(pid), socket_folder }
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
}

/** The PostgreSQL that a killed Hoko left running, once it answers; one that is shutting down is waited for. */
async function findRunning(place: Place): Promise<Postmaster | undefined> {
  const patience = Date.now() + 60_000
  for (let found; (found = runningIn(place.cluster)); await pause(50)) {
    if (await answers(place)) return { pid: found.pid, ended: hasEnded(place.cluster, found.pid) }
    if (Date.now() > patience) {
      throw new UnusableDatabase(`A PostgreSQL left running does not answer; end process ${found.pid} and start again.`)
    }
  }
  return undefined
}

async function hasEnded(cluster: string, pid: number) {
  while (commandLine(pid).includes(`${cluster} `)) await pause(100)
}

/** Starts it again whenever it ends without being asked to. */
function supervise(place: Place, first: Postmaster, log: Options['log']) {
  let current: Postmaster | undefined = first
  let stopping = false
  const supervision = keepRunning()

  async function keepRunning() {
    while (!stopping) {
      await current?.ended
      current = undefined
      if (stopping) return
      log.warn('PostgreSQL has ended by itself; starting it again')
      current = await launch(place).catch((error: Error) => void log.warn(error.message))
      if (!current) await pause(1000)
    }
    if (current) await end(current)
  }

  async function stop() {
    stopping = true
    if (current) await end(current)
    await supervision
    fs.rmSync(place.socket_folder, { recursive: true, force: true })
  }

  return { pid: () => current?.pid, stop }
}

async function end({ pid, ended }: Postmaster) {
  // First with everything written to disk; when that takes too long at once, to be recovered on the next start.
  signal(pid, 'SIGINT')
  const late = setTimeout(() => signal(pid, 'SIGQUIT'), 20_000)
  await ended
  clearTimeout(late)
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended already.
  }
}

async function createDatabase(place: Place) {
  await withClient(place, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${database}`)
  })
}

async function answers(place: Place): Promise<boolean> {
  return withClient(place, () => Promise.resolve(true)).catch(() => false)
}

async function withClient<T>(place: Place, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connectionTo(place, 'postgres'), connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

const connectionTo = ({ socket_folder }: Place, name: string) => ({ host: socket_folder, port, user, database: name })

const lastLine = (text: string) => text.trim().split('\n').findLast((line) => /FATAL|PANIC|error/.test(line)) ?? text.trim()
