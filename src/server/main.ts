import { access, constants, mkdir, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './build-app.ts'
import { buildPlatform, forWork, prepareDatabase, seedReference } from './build-platform.ts'
import { startWorker, type Worker } from './build-worker.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { enrolDemoAdmin, refuseDemoPeople } from './demo/people/demo-admin.ts'
import { demoMembers } from './demo/people/demo-members.ts'
import type { Life } from './demo/life/life.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { createLog } from './platform/log.ts'
import { canSend } from './platform/messages.ts'
import { startNodeHeartbeat, type NodeHeartbeat } from './platform/jobs/node-heartbeat.ts'
import { UnusableDatabase } from './platform/database/migrate.ts'

/** Something the operator can put right. The message is one plain sentence. */
class CannotStart extends Error {}

interface Running {
  stop(): Promise<void>
}

export async function startHoko(
  config: Config,
  say: (line: string) => void,
  { pages = true } = {},
): Promise<Running> {
  const log = createLog(config.process)
  await prepareFolder(config)
  let postgres: EmbeddedPostgres | undefined
  let server: FastifyInstance | undefined
  let worker: Worker | undefined
  let life: Life | undefined
  let heartbeat: NodeHeartbeat | undefined
  const stop = async () => {
    if (server && config.process.mode === 'production') await letProxiesLeave(server)
    await life?.stop()
    await server?.close()
    await worker?.stop()
    await heartbeat?.stop()
    await work?.close()
    await platform?.close()
    await postgres?.stop()
  }
  let platform: ReturnType<typeof buildPlatform> | undefined
  let work: ReturnType<typeof forWork> | undefined
  try {
    if (!config.storage.database_url) {
      postgres = await startEmbeddedPostgres({ data_dir: config.storage.data_dir, log })
      if (postgres.attached) say('Took over the database that an earlier run left behind.')
    }
    const connection = postgres?.connection ?? { connectionString: config.storage.database_url! }
    const applied = await prepareDatabase(connection)
    if (applied > 0) say(`Prepared the database (${applied} ${applied === 1 ? 'migration' : 'migrations'}).`)
    platform = buildPlatform(config, connection, log)
    await refuseDemoPeople(platform)
    work = forWork(platform, connection)
    await seedReference(work.db)
    await platform.push.readPublicKey()
    await platform.live.start()
    // First of all: an outage that this node ends has to be recorded before any closing.
    heartbeat = await startNodeHeartbeat(work.db, log)
    if (config.process.role !== 'web') worker = await startWorker(work, connection)
    if (config.process.role !== 'worker') {
      server = await buildApp(platform, { pages })
      await listen(server, config)
    }
    if (config.demo.size !== 'none') {
      await enrolDemoAdmin(platform)
      const { openMarket } = await import('./demo/open-market.ts')
      await openMarket(work, config.demo.size, say)
      if (config.demo.has_life && config.process.role !== 'web') {
        const { startLife } = await import('./demo/life/life.ts')
        life = startLife(platform, server ?? (await buildApp(platform, { pages: false })))
      }
    }
    for (const line of greeting(config, server)) say(line)
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Answers "not ready" for five seconds first, so that the load balancer sends nothing more here. */
async function letProxiesLeave(server: FastifyInstance) {
  server.announceStop()
  await pause(5000)
}

async function prepareFolder({ storage: { data_dir } }: Config) {
  try {
    await makeFolder(data_dir)
    await access(data_dir, constants.W_OK | constants.R_OK | constants.X_OK)
  } catch {
    throw new CannotStart(`Hoko cannot write to ${data_dir}; set DATA_DIR to a folder it may use.`)
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

async function listen(server: FastifyInstance, { http: { port, host } }: Config) {
  try {
    await server.listen({ port, host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new CannotStart(`Port ${port} is taken; set PORT to another one.`)
    if (code === 'EACCES')
      throw new CannotStart(`Port ${port} needs more rights than Hoko has; set PORT to one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new CannotStart(`HOST '${host}' is not an address of this machine.`)
    throw error
  }
}

const getPort = (server: FastifyInstance) => (server.addresses()[0] as AddressInfo | undefined)?.port

function greeting(config: Config, server: FastifyInstance | undefined): string[] {
  if (!server)
    return [
      'Hoko’s worker is running.',
      `Its data is in ${config.storage.data_dir}.`,
      'Press Ctrl-C to stop.',
    ]
  const host = config.http.host === '127.0.0.1' ? 'localhost' : config.http.host
  const member = demoMembers[0]
  return [
    `Hoko is ready: http://${host}:${getPort(server) ?? config.http.port}`,
    config.demo.size === 'none'
      ? 'Register to begin, or sign in with your account.'
      : `Sign in as ${member!.email} with the password ${member!.password}; codes and mail are at /dev/outbox.`,
    ...(canSend(config, 'email')
      ? []
      : [
          canSend(config, 'sms')
            ? 'No email can be sent: set SMTP_URL.'
            : 'No email can be sent, so nobody can register or reset a password: set SMTP_URL.',
        ]),
    ...(config.payments ? [] : ['No plan can be paid for: set STRIPE_SECRET_KEY.']),
    'Press Ctrl-C to stop.',
  ]
}

/** A signal may come during the start. A second signal doesn't wait. */
export async function runHoko(parts: { pages?: boolean } = {}) {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  let running: Promise<Running> | undefined
  let stopping_since = 0
  const stop = () => {
    if (stopping_since) {
      // Under npm one Ctrl-C arrives twice: from the terminal and from npm.
      if (Date.now() - stopping_since > 1000) process.exit(130)
      return
    }
    stopping_since = Date.now()
    say('Stopping …')
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
    running = startHoko(readConfig(process.env), say, parts)
    await running
  } catch (error) {
    const isPlain =
      error instanceof CannotStart || error instanceof ConfigError || error instanceof UnusableDatabase
    process.stderr.write(`${isPlain ? error.message : ((error as Error).stack ?? String(error))}\n`)
    process.exit(1)
  }
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) await runHoko()
