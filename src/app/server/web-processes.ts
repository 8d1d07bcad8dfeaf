import cluster, { type Worker } from 'node:cluster'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { CannotStart } from './cannot-start.ts'

const placeName = 'HOKO_WEB_PROCESS'
const pagesName = 'HOKO_WEB_PAGES'

/** The place of this process among those of the machine, and whether it serves pages. */
export const readPlace = (env: NodeJS.ProcessEnv) => ({
  place: Number(env[placeName]),
  pages: env[pagesName] === 'on',
})

interface WebOptions {
  count: number
  pages: boolean
  log: Logger
}

interface WebProcesses {
  stop: () => Promise<void>
}

const program = path.join(import.meta.dirname, 'main.ts')
const restartMs = 1_000
/** A process ends its requests and streams within this. */
const maxStopMs = 25_000

/**
 * Starts web nodes that share one port, and replaces those that die. Node hands connections to them
 * in turn.
 * @throws CannotStart if one ends before it is ready; its own output says why
 */
export async function startWebProcesses({ count, pages, log }: WebOptions): Promise<WebProcesses> {
  cluster.setupPrimary({ exec: program, args: [] })
  const running = new Map<number, Worker>()
  let isStopping = false

  async function start(place: number): Promise<void> {
    const worker = cluster.fork({ [placeName]: String(place), [pagesName]: pages ? 'on' : 'off' })
    running.set(place, worker)
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
    worker.once('message', resolve)
    worker.once('exit', (code) => {
      running.delete(place)
      reject(new CannotStart(`Web process ${place} ended with ${code} before it was ready.`))
    })
    await ready
    worker.once('exit', (code, signal) => {
      if (!isStopping) void replace(place, { code, signal })
    })
  }

  async function replace(place: number, how: object): Promise<void> {
    log.error({ place, ...how }, 'a web process ended, and is replaced')
    await pause(restartMs)
    if (isStopping) return
    try {
      await start(place)
    } catch (error) {
      if (!isStopping) void replace(place, { err: error })
    }
  }

  async function stop(): Promise<void> {
    isStopping = true
    const ended = [...running.values()].map((worker) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      worker.once('exit', () => resolve())
      // Not a signal: one that follows a Ctrl-C of the whole group would end it at once.
      if (worker.isConnected()) worker.disconnect()
      return promise
    })
    await Promise.race([Promise.all(ended), pause(maxStopMs, undefined, { ref: false })])
    for (const worker of running.values()) worker.process.kill('SIGKILL')
  }

  try {
    await Promise.all(Array.from({ length: count }, (_, place) => start(place)))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
