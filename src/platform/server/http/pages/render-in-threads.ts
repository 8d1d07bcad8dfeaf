import { availableParallelism } from 'node:os'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { Logger } from 'pino'
import type { Api } from '#platform/common/api.ts'
import type { AnyOperation } from '#platform/common/operation.ts'
import { findCachedBody } from '../cached/cached-answers.ts'
import { RefusedCall } from '../in-process-api.ts'
import { noRoom } from './not-rendered.ts'
import type { RenderPage } from './render-page.ts'
import type { FromThread, RenderOutcome, RenderTask, ToThread } from './render-thread.ts'

/**
 * Shared by the whole process and keyed by build: threads know nothing of the requesting server.
 */
const pools = new Map<string, Piscina<RenderTask, RenderOutcome>>()

function openPool(build: string, log: Logger) {
  const known = pools.get(build)
  if (known) return known
  const pool = new Piscina<RenderTask, RenderOutcome>({
    filename: new URL('render-thread.ts', import.meta.url).href,
    workerData: { build },
    minThreads: 1,
    // One core is left for the serving thread; each thread has all pages in memory.
    maxThreads: Math.min(4, Math.max(1, availableParallelism() - 1)),
    // A second page runs while one waits for its calls.
    concurrentTasksPerWorker: 2,
    idleTimeout: Infinity,
    maxQueue: 24,
    // Otherwise a thread without a page doesn't receive answers.
    atomics: 'disabled',
    // React reads this when it's imported, and is several times slower without it.
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
    // Large enough for a search's page; one that fills it ends its thread, not the server.
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
    recordTiming: false,
  })
  pool.on('error', (err: unknown) => log.error({ err }, 'a thread that renders pages has failed'))
  pools.set(build, pool)
  return pool
}

interface ThreadOptions {
  /** The address of the built pages. */
  build: string
  findOperation: (name: string) => AnyOperation
  log: Logger
  /** How long a page waits in the queue. */
  maxWaitMs?: number
  /** Rendering gives up before this, so a longer one would never end. */
  maxMs?: number
}

/**
 * Renders in a pool of threads with a short queue, so that cached pages and calls go on meanwhile.
 * A page's calls go to `api`, in the serving thread.
 */
export function renderInThreads({
  build,
  findOperation,
  log,
  maxWaitMs = 10_000,
  maxMs = 15_000,
}: ThreadOptions): RenderPage {
  const pool = openPool(build, log)

  /**
   * Piscina's own time-out is a signal, which prevents sharing a thread and counting in the queue.
   */
  const endThread = (id: number) => pool.threads.find(({ threadId }) => threadId === id)?.terminate()

  return async (page, api) => {
    if (pool.queueSize >= pool.options.maxQueue) throw noRoom
    const { port1: ours, port2: port } = new MessageChannel()
    const late = Promise.withResolvers<never>()
    let patience = setTimeout(() => late.reject(noRoom), maxWaitMs)
    ours.on('message', (message: FromThread) => {
      if (message.kind === 'call') void answerCall(ours, message, { api, findOperation })
      else {
        clearTimeout(patience)
        patience = setTimeout(() => void endThread(message.threadId), maxMs)
      }
    })
    const run = pool.run({ page, port }, { transferList: [port] }).catch((err: unknown) => {
      log.error({ err }, 'a page ended its thread')
      throw noRoom
    })
    try {
      const outcome = await Promise.race([run, late.promise])
      if ('failure' in outcome) throw new Error(outcome.failure)
      return outcome.rendering
    } finally {
      clearTimeout(patience)
      ours.close()
    }
  }
}

async function answerCall(
  port: MessagePort,
  { callId, operation, input }: FromThread & { kind: 'call' },
  { api, findOperation }: { api: Api } & Pick<ThreadOptions, 'findOperation'>,
) {
  const post = (message: ToThread) => port.postMessage(message)
  try {
    const answer = (await api.call(findOperation(operation), input)) ?? {}
    const cached = findCachedBody(answer)
    // Sent as JSON, which is read faster than a structured clone.
    post({
      kind: 'answer',
      callId,
      json: cached?.json ?? JSON.stringify(answer),
      id: cached?.id ?? null,
    })
  } catch (error) {
    post({ kind: 'refusal', callId, problem: error instanceof RefusedCall ? error.problem : null })
  }
}
