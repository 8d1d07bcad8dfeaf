import cluster from 'node:cluster'
import { access, constants, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { toError } from '#platform/common/errors.ts'
import { CannotStart } from './cannot-start.ts'
import { chooseConnections } from './choose-connections.ts'
import { ConfigError, readConfig, type Config } from '#platform/server/config.ts'
import {
  embeddedConnection,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#platform/server/database/embedded-postgres.ts'
import { UnusableDatabase } from '#platform/server/database/migrate.ts'
import { createLog } from '#platform/server/log.ts'
import { claimConnections, nameConnection } from '#platform/server/database/nodes/claim-connections.ts'
import { describeNode, sizeConnections } from '#platform/server/database/nodes/connections.rules.ts'
import { readRelease } from '#platform/server/release.ts'
import type { Opening } from './open-hoko.ts'
import { readPlace, startWebProcesses } from './web-processes.ts'
import { prepareDatabase } from './prepare-database.ts'

interface Running {
  stop(): Promise<void>
}

async function startHoko(
  config: Config,
  print: (line: string) => void,
  { pages = true } = {},
): Promise<Running> {
  if (cluster.isWorker) return await startWebProcess(config)
  const log = createLog(config.process, undefined, config.nodes.name)
  await prepareFolder(config)
  let postgres: EmbeddedPostgres | undefined
  try {
    if (!config.storage.databaseUrl) {
      const settings = sizeConnections(config)
      postgres = await startEmbeddedPostgres({ dataDir: config.storage.dataDir, log, settings })
      if (postgres.attached) print('Took over the database that an earlier run left behind.')
    }
    const { connection, direct } = chooseConnections(config, postgres?.connection)
    const applied = await prepareDatabase(direct, { migrates: config.nodes.migratesAtStart })
    if (applied > 0)
      print(`Prepared the database (${applied} ${applied === 1 ? 'migration' : 'migrations'}).`)
    const opened = await openClaimed({ config, connection, direct, log, print, pages })
    return {
      async stop() {
        await opened.stop()
        await postgres?.stop()
      },
    }
  } catch (error) {
    await postgres?.stop()
    throw error
  }
}

/** With a PostgreSQL of its own a node is the only one, and that has enough connections. */
async function openClaimed(opening: Opening): Promise<Running> {
  const { config, direct, print } = opening
  if (!config.storage.databaseUrl) return await openNodes(opening)
  const claim = describeNode(config, await readRelease())
  const claimed = await claimConnections({ connection: direct, claim, print })
  try {
    return await openNodes({ ...opening, direct: claimed.connection })
  } finally {
    await claimed.release()
  }
}

/** Opens one node, or several web processes and a worker beside them. */
async function openNodes(opening: Opening): Promise<Running> {
  const { config, log, print } = opening
  // Loading a thousand modules takes a second or more, so it waits until the checks have passed.
  const { openHoko } = await import('./open-hoko.ts')
  const { processes } = config.nodes
  if (processes === 1 || config.process.role === 'worker') return await openHoko(opening)
  const beside: Config = { ...config, process: { ...config.process, role: 'worker' } }
  const worker = config.process.role === 'all' ? await openHoko({ ...opening, config: beside }) : undefined
  try {
    const web = await startWebProcesses({ count: processes, pages: opening.pages, log })
    print(`Hoko is ready in ${processes} processes: ${config.http.publicUrl}`)
    return {
      async stop() {
        await web.stop()
        await worker?.stop()
      },
    }
  } catch (error) {
    await worker?.stop()
    throw error
  }
}

/** One of several on the same port; whoever started it has prepared the database and the folder. */
async function startWebProcess(all: Config): Promise<Running> {
  const { place, pages } = readPlace(process.env)
  const { nodes, storage } = all
  const ops = nodes.ops && { ...nodes.ops, port: nodes.ops.port + 1 + place }
  const name = `${nodes.name}-${place}`
  const config: Config = {
    ...all,
    process: { ...all.process, role: 'web' },
    nodes: { ...nodes, name, ops },
  }
  const { connection, direct } = chooseConnections(
    config,
    storage.databaseUrl ? null : embeddedConnection(storage.dataDir),
  )
  const named = nameConnection(direct, describeNode(all, await readRelease()))
  const { openHoko } = await import('./open-hoko.ts')
  const log = createLog(config.process, undefined, name)
  const opened = await openHoko({ config, connection, direct: named, log, print: () => undefined, pages })
  process.send?.('ready')
  return opened
}

async function prepareFolder({ storage: { dataDir } }: Config) {
  try {
    await makeFolder(dataDir)
    await access(dataDir, constants.W_OK | constants.R_OK | constants.X_OK)
  } catch {
    throw new CannotStart(`Hoko cannot write to ${dataDir}; set DATA_DIR to a folder it may use.`)
  }
}

/** Node's recursive mkdir never ends where a folder can't be made though its parent exists, as in /proc. */
async function makeFolder(folder: string) {
  const found = await stat(folder).catch(() => undefined)
  if (found?.isDirectory()) return
  await makeFolder(path.dirname(folder))
  await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    // Another role may have created it at the same moment.
    if (error.code !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error
  })
}

/** A signal may come during the start. A second signal doesn't wait. */
export async function runHoko(parts: { pages?: boolean } = {}) {
  const print = (line: string) => void (cluster.isPrimary && process.stdout.write(`${line}\n`))
  let running: Promise<Running> | undefined
  let stoppingSince = 0
  const stop = () => {
    if (stoppingSince) {
      // Under npm one Ctrl-C arrives twice: from the terminal and from npm.
      if (Date.now() - stoppingSince > 1000) process.exit(130)
      return
    }
    stoppingSince = Date.now()
    print('Stopping …')
    running
      ?.then((started) => started.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (cluster.isWorker) process.on('disconnect', stop)
  // A closed terminal can't be written to, but everything still has to be stopped.
  process.stdout.on('error', () => undefined)
  try {
    running = startHoko(readConfig(process.env), print, parts)
    await running
  } catch (error) {
    const isPlain =
      error instanceof CannotStart || error instanceof ConfigError || error instanceof UnusableDatabase
    process.stderr.write(`${isPlain ? error.message : (toError(error).stack ?? String(error))}\n`)
    process.exit(1)
  }
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) await runHoko()
