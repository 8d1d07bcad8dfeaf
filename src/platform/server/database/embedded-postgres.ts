import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { lockFolder } from './folder-lock.ts'
import { UnusableDatabase } from './migrate.ts'
import {
  endPostmaster,
  forgetDeadRecord,
  hasEnded,
  lastLine,
  runningIn,
  type Postmaster,
} from './postgres-process.ts'
import {
  findPostgres,
  type PostgresProgram,
  defaultSettings,
  port,
  type Settings,
} from './postgres-program.ts'

export interface EmbeddedPostgres {
  connection: { host: string; port: number; user: string; database: string }
  /** True if it was found running, left over from a killed Hoko. */
  attached: boolean
  pid(): number | undefined
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  log: { warn(message: string): void }
  settings?: Settings
}

interface Place {
  program: PostgresProgram
  cluster: string
  logFile: string
  socketFolder: string
  settings: Settings
}

const version = '18'
const user = 'hoko'
const database = 'hoko'

/**
 * Restarts it when it's killed, until `stop`.
 * @throws UnusableDatabase with one plain sentence
 */
export async function startEmbeddedPostgres({ dataDir, log, settings }: Options): Promise<EmbeddedPostgres> {
  const folder = prepareFolder(dataDir)
  const unlock = lockFolder(folder)
  if (!unlock) throw new UnusableDatabase(`Another Hoko already uses this folder: ${folder}`)
  try {
    const place = preparePlace(folder, settings)
    const found = await findRunning(place)
    const postmaster = found ?? (await launch(place))
    await createDatabase(place).catch(async (error) => {
      await endPostmaster(postmaster)
      throw error
    })
    const supervised = supervise(place, postmaster, log)
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

export function embeddedConnection(dataDir: string): EmbeddedPostgres['connection'] | null {
  const found = runningIn(path.join(path.resolve(dataDir), 'postgres'))
  return found ? connectionTo(found, database) : null
}

function prepareFolder(dataDir: string): string {
  try {
    fs.mkdirSync(dataDir, { recursive: true })
    fs.accessSync(dataDir, fs.constants.W_OK)
    return fs.realpathSync(dataDir)
  } catch (error) {
    throw new UnusableDatabase(`Hoko cannot write in ${dataDir}.`, { cause: error })
  }
}

function preparePlace(folder: string, settings: Settings = {}): Place {
  const program = findPostgres(folder)
  const cluster = path.join(folder, 'postgres')
  const place = {
    program,
    cluster,
    logFile: path.join(folder, 'postgres.log'),
    socketFolder: socketFolderFor(folder, cluster),
    settings: { ...defaultSettings, ...settings },
  }
  if (!fs.existsSync(cluster)) createCluster(program, cluster)
  const madeBy = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (madeBy !== version) {
    throw new UnusableDatabase(
      `The data in ${cluster} is PostgreSQL ${madeBy}'s; this Hoko brings ${version}.`,
    )
  }
  if (!program.owner && fs.statSync(cluster).uid !== process.getuid?.()) {
    throw new UnusableDatabase(`The data in ${cluster} belongs to another user.`)
  }
  return place
}

// Created under another name first, so that an interrupted one isn't taken for a database.
function createCluster(program: PostgresProgram, cluster: string) {
  const fresh = `${cluster}.new`
  fs.rmSync(fresh, { recursive: true, force: true })
  fs.mkdirSync(fresh, { mode: 0o700 })
  giveTo(program, fresh)
  const [command, args] = program.command('initdb', [
    `--pgdata=${fresh}`,
    `--username=${user}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ])
  const { status, stderr } = spawnSync(command, args, { ...surroundings(program), encoding: 'utf8' })
  if (status !== 0)
    throw new UnusableDatabase(`A new database could not be made in ${fresh}: ${lastLine(stderr)}`)
  fs.renameSync(fresh, cluster)
}

/** A socket's path may have 103 bytes on some systems, so it can't be in the data folder. */
function socketFolderFor(folder: string, cluster: string): string {
  const uid = process.getuid?.() ?? 0
  const name = `hoko-${createHash('sha256').update(`${uid} ${folder}`).digest('hex').slice(0, 12)}`
  const running = runningIn(cluster)?.socketFolder ?? ''
  // A running one may have been started with another TMPDIR.
  if (path.basename(running) === name) return running
  return path.join(uid === 0 || tmpdir().length > 60 ? '/tmp' : tmpdir(), name)
}

// Anyone who can enter this folder can connect without a password, so its owner must be us alone.
function prepareSocketFolder({ program, cluster, socketFolder }: Place) {
  fs.mkdirSync(socketFolder, { recursive: true, mode: 0o700 })
  const { uid } = fs.lstatSync(socketFolder)
  if (uid !== process.getuid?.() && uid !== program.owner?.uid) {
    throw new UnusableDatabase(`${socketFolder} belongs to another user; remove it and start again.`)
  }
  giveTo(program, socketFolder)
  fs.chmodSync(socketFolder, 0o700)
  // Returns the connection to a running one, even if it seemed to have ended.
  if (runningIn(cluster)) return
  for (const ending of ['', '.lock'])
    fs.rmSync(path.join(socketFolder, `.s.PGSQL.${port}${ending}`), { force: true })
}

function giveTo({ owner }: PostgresProgram, folder: string) {
  if (!owner || fs.lstatSync(folder).uid === owner.uid) return
  spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder])
}

// Leaves out our environment: it has secrets, and PG* variables would change what runs.
const surroundings = ({ identity }: PostgresProgram) => ({
  ...identity,
  cwd: '/',
  env: { PATH: process.env.PATH, LC_ALL: 'C' },
})

async function launch(place: Place): Promise<Postmaster> {
  // After a crash its last children may keep the shared memory for a moment.
  for (const patience = Date.now() + 15_000; ; await pause(200)) {
    const from = fs.statSync(place.logFile, { throwIfNoEntry: false })?.size ?? 0
    const child = spawnPostgres(place)
    const ended = once(child, 'exit').catch((error: Error) => error)
    while (child.pid && child.exitCode === null && child.signalCode === null) {
      if (await answers(place)) return { pid: child.pid, ended }
      await Promise.race([ended, pause(25)])
    }
    const output = fs.readFileSync(place.logFile, 'utf8').slice(from)
    const mayPass = /still in use|lock file "postmaster.pid" already exists/.test(output)
    if (!mayPass || Date.now() > patience) {
      throw new UnusableDatabase(`PostgreSQL did not start: ${lastLine(output)} (${place.logFile})`)
    }
  }
}

/** Starts its own process group, so that Ctrl-C reaches only Hoko, which stops PostgreSQL last. */
function spawnPostgres(place: Place) {
  const { program, cluster, logFile, socketFolder, settings } = place
  forgetDeadRecord(cluster)
  prepareSocketFolder(place)
  giveTo(program, cluster)
  if ((fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000) fs.rmSync(logFile)
  const all = { ...settings, unix_socket_directories: socketFolder }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, args] = program.command('postgres', ['-D', cluster, ...options])
  const output = fs.openSync(logFile, 'a', 0o600)
  const child = spawn(command, args, {
    ...surroundings(program),
    stdio: ['ignore', output, output],
    detached: true,
  })
  fs.closeSync(output)
  return child
}

async function findRunning(place: Place): Promise<Postmaster | undefined> {
  const patience = Date.now() + 60_000
  for (let found; (found = runningIn(place.cluster)); await pause(50)) {
    if (await answers(place)) return { pid: found.pid, ended: hasEnded(found.pid, place.cluster) }
    if (Date.now() > patience) {
      throw new UnusableDatabase(
        `A PostgreSQL left running does not answer; end process ${found.pid} and start again.`,
      )
    }
  }
  return undefined
}

function supervise(place: Place, first: Postmaster, log: Options['log']) {
  const wanted = new AbortController()
  let current: Postmaster | undefined = first
  const supervision = keepRunning()

  async function keepRunning() {
    while (!wanted.signal.aborted) {
      await current?.ended
      current = undefined
      if (wanted.signal.aborted) return
      log.warn('PostgreSQL has ended by itself; starting it again')
      const again = findRunning(place).then((found) => found ?? launch(place))
      current = await again.catch((error: Error) => {
        log.warn(error.message)
        return undefined
      })
      if (!current) await pause(1000)
    }
    if (current) await endPostmaster(current)
  }

  async function stop() {
    wanted.abort()
    if (current) await endPostmaster(current)
    await supervision
    fs.rmSync(place.socketFolder, { recursive: true, force: true })
  }

  return { pid: () => current?.pid, stop }
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

async function withClient<T>(place: Place, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...connectionTo(place, 'postgres'), connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

const connectionTo = ({ socketFolder: host }: { socketFolder: string }, name: string) => {
  return { host, port, user, database: name }
}
