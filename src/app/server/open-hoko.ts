import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { getErrorCode } from '#platform/common/errors.ts'
import { buildApp } from './build-app.ts'
import { buildPlatform, forWork, seedReference } from './build-platform.ts'
import { startWorker, type Worker } from './build-worker.ts'
import { CannotStart } from './cannot-start.ts'
import { checkBucket } from './check-bucket.ts'
import type { Config } from '#platform/server/config.ts'
import { loadDemo } from './load-demo.ts'
import { refuseWrongSession } from '#platform/server/database/check-session.ts'
import type { Connection } from '#platform/server/database/db.ts'
import { startNodeHeartbeat, type NodeHeartbeat } from '#platform/server/jobs/node-heartbeat.ts'
import { warmPages } from '#platform/server/http/pages/warm-pages.ts'
import { canSend } from '#platform/server/messages.ts'
import { startOps } from './start-ops.ts'
import { createMetrics } from '#platform/server/ops/metrics.ts'
import { openRedis } from './open-redis.ts'
import { refuseDemoPeople } from './refuse-demo-people.ts'

export interface Opening {
  config: Config
  connection: Connection
  /** Past a pooler in transaction mode: for what listens, locks or prepares. */
  direct: Connection
  log: Logger
  print: (line: string) => void
  pages: boolean
}

/** Opens on a prepared database. Started parts are stopped again if it fails. */
export async function openHoko({ config, connection, direct, log, print, pages }: Opening) {
  let server: FastifyInstance | undefined
  let worker: Worker | undefined
  let life: { stop(): Promise<void> } | undefined
  let heartbeat: NodeHeartbeat | undefined
  const opened = Promise.withResolvers<void>()
  const shared = await openRedis(config, log)
  const platform = buildPlatform(config, connection, log, { direct, ...shared })
  const work = forWork(platform, direct)
  const demo = await loadDemo(config)
  const metrics = config.nodes.ops && (await createMetrics(config.nodes.name))
  let ops: { stop(): Promise<void> } | undefined
  const stop = async () => {
    if (server && config.process.mode === 'production') await letProxiesLeave(server)
    await life?.stop()
    await server?.close()
    await heartbeat?.stop()
    await worker?.stop()
    await ops?.stop()
    await work.close()
    await platform.close()
    await shared.stop()
  }
  try {
    await refuseWrongSession(platform.pool)
    await refuseDemoPeople(platform)
    await checkBucket(config, log)
    await seedReference(work.db)
    await platform.push.readPublicKey()
    await platform.live.start()
    platform.startReplica()
    if (config.process.role !== 'web') worker = await startWorker(work, direct)
    if (config.process.role !== 'worker') {
      server = await buildApp(platform, { pages, metrics })
      server.delayReady(opened.promise)
      // A proxy may send requests as soon as the port is open.
      if (pages && config.process.mode !== 'development') await warmPages(server, log)
      await listen(server, config)
      // Workers alone can't take bids, so the next node that does records the outage.
      heartbeat = await startNodeHeartbeat(work.db, log)
    }
    if (metrics)
      ops = await startOps({
        platform,
        work,
        metrics,
        gauges: platform.gauges,
        readReadiness: server?.readReadiness,
      })
    if (demo && config.demo.size !== 'none') {
      await demo.enrolDemoAdmin(platform)
      await demo.openMarket(work, config.demo.size, print)
      if (config.demo.hasLife && config.process.role !== 'web')
        life = demo.startLife(platform, server ?? (await buildApp(platform, { pages: false })))
    }
    opened.resolve()
    for (const line of greeting(config, server, demo?.demoAccounts[0])) print(line)
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const maxAnswersMs = 5_000

/**
 * Answers "not ready" for five seconds first, so that the load balancer stops sending requests
 * here; then takes no more, and answers those that it has.
 */
async function letProxiesLeave(server: FastifyInstance) {
  server.announceStop()
  await pause(5000)
  server.endStreams()
  const answered = once(server.server, 'close')
  server.server.close()
  await Promise.race([answered, pause(maxAnswersMs, null, { ref: false })])
}

async function listen(server: FastifyInstance, { http: { port, host } }: Config) {
  try {
    await server.listen({ port, host })
  } catch (error) {
    const code = getErrorCode(error)
    if (code === 'EADDRINUSE') throw new CannotStart(`Port ${port} is taken; set PORT to another one.`)
    if (code === 'EACCES')
      throw new CannotStart(`Port ${port} needs more rights than Hoko has; set PORT to one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new CannotStart(`HOST '${host}' is not an address of this machine.`)
    throw error
  }
}

const getPort = (server: FastifyInstance) => {
  const [address] = server.addresses()
  return typeof address === 'object' ? address.port : undefined
}

function greeting(
  config: Config,
  server: FastifyInstance | undefined,
  account: { email: string; password: string } | undefined,
): string[] {
  if (!server)
    return ['Hoko’s worker is running.', `Its data is in ${config.storage.dataDir}.`, 'Press Ctrl-C to stop.']
  const host = config.http.host === '127.0.0.1' ? 'localhost' : config.http.host
  return [
    `Hoko is ready: http://${host}:${getPort(server) ?? config.http.port}`,
    account
      ? `Sign in as ${account.email} with the password ${account.password}; codes and mail are at /dev/outbox.`
      : 'Sign in with your account. The first administrator is made with: npm run admin -- create EMAIL',
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
