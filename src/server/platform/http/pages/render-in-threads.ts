import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Api } from '#contract/core/api.ts'
import type { AnyOperation } from '#contract/core/operation.ts'
import { RefusedCall } from '../in-process-api.ts'
import { type CachedBody, findCachedBody } from '../cached/cached-answers.ts'
import { NotRendered } from './page-gate.ts'
import type { AskedPage, RenderPage, Rendering } from './render-page.ts'
import type { FromThread, ToThread } from './render-thread.ts'

/** One core is for the thread that serves; each thread holds all pages in memory. */
const max_threads = Math.min(4, Math.max(1, availableParallelism() - 1))
/** Wide enough for a search's page; one that fills it ends its thread, not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

/** Answers that are the same for everybody, of which each thread keeps so many. */
const max_kept = 200

interface Page {
  api: Api
  findOperation: (name: string) => AnyOperation
  rendering: PromiseWithResolvers<Rendering>
}

interface Thread {
  worker: Worker
  ready: PromiseWithResolvers<void>
  pages: Map<number, Page>
  /** What it has been given to keep. */
  cached_ids: LRUCache<number, true>
}

/** Of the whole process: they know nothing of the server that asks. By the build that they render. */
const threadsOf = new Map<string, Thread[]>()
let count = 0

interface ThreadOptions {
  /** The address of the built pages. */
  build: string
  findOperation: (name: string) => AnyOperation
  log: Logger
  /** Rendering gives up before this, so what takes longer never ends. */
  max_ms?: number
}

/**
 * Renders in threads of their own, so that whatever is read from memory, and every call, goes on meanwhile. What a page
 * asks comes back to `api`, in the thread that serves.
 */
export function renderInThreads({ build, findOperation, log, max_ms = 15_000 }: ThreadOptions): RenderPage {
  const threads = threadsOf.get(build) ?? []
  threadsOf.set(build, threads)
  if (threads.length === 0) startThread(build, threads, log)

  return async (asked, api) => {
    const thread = findThread(threads) ?? startThread(build, threads, log)
    return await renderIn(thread, asked, { api, findOperation }, max_ms)
  }
}

/** None where another may be started. */
function findThread(threads: Thread[]): Thread | undefined {
  const [idlest] = threads.toSorted((a, b) => a.pages.size - b.pages.size)
  return idlest && idlest.pages.size > 0 && threads.length < max_threads ? undefined : idlest
}

function startThread(build: string, threads: Thread[], log: Logger): Thread {
  const worker = new Worker(new URL('render-thread.ts', import.meta.url), {
    workerData: { build },
    // React reads this when it's imported, and is several times slower without it.
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
    resourceLimits,
  })
  const cached_ids = new LRUCache<number, true>({
    max: max_kept,
    dispose: (_, cached_id) => post(worker, { kind: 'forget', cached_id }),
  })
  const thread: Thread = { worker, ready: Promise.withResolvers(), pages: new Map(), cached_ids }
  threads.push(thread)
  worker.on('message', (message: FromThread) => readMessage(thread, message))
  worker.on('error', (err) => log.error({ err }, 'a thread that renders pages has failed'))
  worker.once('exit', () => {
    threads.splice(threads.indexOf(thread), 1)
    for (const { rendering } of thread.pages.values()) rendering.reject(new NotRendered(503, 5))
  })
  // After the listeners, since these keep a process alive; what's being rendered does.
  worker.unref()
  return thread
}

async function renderIn(
  { worker, ready, pages }: Thread,
  asked: AskedPage,
  from: Omit<Page, 'rendering'>,
  max_ms: number,
) {
  const page_id = (count += 1)
  const rendering = Promise.withResolvers<Rendering>()
  pages.set(page_id, { ...from, rendering })
  worker.ref()
  let patience: NodeJS.Timeout | undefined
  try {
    await Promise.race([ready.promise, rendering.promise])
    patience = setTimeout(() => void worker.terminate(), max_ms)
    post(worker, { kind: 'page', page_id, asked })
    return await rendering.promise
  } finally {
    clearTimeout(patience)
    pages.delete(page_id)
    if (pages.size === 0) worker.unref()
  }
}

const post = (worker: Worker, message: ToThread) => worker.postMessage(message)

function readMessage(thread: Thread, message: FromThread): void {
  if (message.kind === 'ready') return thread.ready.resolve()
  const page = thread.pages.get(message.page_id)
  if (!page) return
  if (message.kind === 'call') void answerCall(thread, page, message)
  else if (message.kind === 'rendered') page.rendering.resolve(message.rendering)
  else page.rendering.reject(new Error(message.reason))
}

async function answerCall(
  thread: Thread,
  { api, findOperation }: Page,
  { call_id, operation, input }: FromThread & { kind: 'call' },
) {
  const { worker } = thread
  try {
    const answer = (await api.call(findOperation(operation), input)) ?? {}
    const cached = findCachedBody(answer)
    if (cached) return post(worker, { kind: 'kept', call_id, cached_id: keepInThread(thread, cached) })
    post(worker, { kind: 'answer', call_id, json: JSON.stringify(answer) })
  } catch (error) {
    post(worker, { kind: 'refused', call_id, problem: error instanceof RefusedCall ? error.problem : null })
  }
}

/** As JSON, which is read faster than a structured clone; what is the same for everybody crosses once. */
function keepInThread({ worker, cached_ids }: Thread, { id, json }: CachedBody): number {
  if (cached_ids.get(id)) return id
  cached_ids.set(id, true)
  post(worker, { kind: 'keep', cached_id: id, json })
  return id
}
