import { access, constants, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { toError } from '#platform/common/errors.ts'
import { must } from '#platform/common/must.ts'
import { CannotStart } from './cannot-start.ts'
import { ConfigError, readConfig, type Config } from '#platform/server/config.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts'
import { UnusableDatabase } from '#platform/server/database/migrate.ts'
import { createLog } from '#platform/server/log.ts'
import { prepareDatabase } from './prepare-database.ts'

interface Running {
  stop(): Promise<void>
}

async function startHoko(
  config: Config,
  print: (line: string) => void,
  { pages = true } = {},
): Promise<Running> {
  const log = createLog(config.process, undefined, config.nodes.name)
  await prepareFolder(config)
  let postgres: EmbeddedPostgres | undefined
  try {
    if (!config.storage.databaseUrl) {
      postgres = await startEmbeddedPostgres({ dataDir: config.storage.dataDir, log })
      if (postgres.attached) print('Took over the database that an earlier run left behind.')
    }
    const connection = postgres?.connection ?? {
      connectionString: must(config.storage.databaseUrl, 'database_url'),
    }
    const { directUrl, migratesAtStart } = config.nodes
    const direct = directUrl === null ? connection : { connectionString: directUrl }
    const applied = await prepareDatabase(direct, { migrates: migratesAtStart })
    if (applied > 0)
      print(`Prepared the database (${applied} ${applied === 1 ? 'migration' : 'migrations'}).`)
    // Loading a thousand modules takes a second or more, so it waits until the checks have passed.
    const { openHoko } = await import('./open-hoko.ts')
    const opened = await openHoko({ config, connection, direct, log, print, pages })
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
  const print = (line: string) => process.stdout.write(`${line}\n`)
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
