/** The program of a thread that renders pages. What they ask is answered by the thread that serves. */
import { readlinkSync } from 'node:fs'
import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Api } from '#contract/core/api.ts'
import type { Problem } from '#contract/core/refusals.ts'
import { type AskedPage, createRenderer, type PagesBuild, type Rendering } from './render-page.ts'

export type ToThread =
  | { kind: 'page'; page_id: number; asked: AskedPage }
  | { kind: 'answer'; call_id: number; json: string }
  | { kind: 'keep'; cached_id: number; json: string }
  | { kind: 'kept'; call_id: number; cached_id: number }
  | { kind: 'forget'; cached_id: number }
  | { kind: 'refused'; call_id: number; problem: Problem | null }

export type FromThread =
  | { kind: 'ready' }
  | { kind: 'call'; page_id: number; call_id: number; operation: string; input: object }
  | { kind: 'rendered'; page_id: number; rendering: Rendering }
  | { kind: 'failed'; page_id: number; reason: string }

const port = parentPort!
const { build } = workerData as { build: string }
const post = (message: FromThread, transferred: ArrayBuffer[] = []) => port.postMessage(message, transferred)

/** Bids and what is kept come first. Of a thread only Linux lets it be said. */
function giveWay(): void {
  try {
    os.setPriority(
      Number(readlinkSync('/proc/thread-self').split('/').at(-1)),
      os.constants.priority.PRIORITY_LOW,
    )
  } catch {
    // Pages are then as urgent as all else.
  }
}

giveWay()
const pages_build = (await import(build)) as PagesBuild
const render = await createRenderer(async () => pages_build, 'production')
const calls = new Map<number, PromiseWithResolvers<unknown>>()
/** What many pages are answered alike is read once, and frozen, since they share it. */
const kept = new Map<number, unknown>()
let count = 0

const createApi = (page_id: number): Api => ({
  call: (op, input) => {
    const call_id = (count += 1)
    const call = Promise.withResolvers<unknown>()
    calls.set(call_id, call)
    post({ kind: 'call', page_id, call_id, operation: op.name, input })
    return call.promise as never
  },
})

async function renderAsked(page_id: number, asked: AskedPage) {
  try {
    const rendering = await render(asked, createApi(page_id))
    post({ kind: 'rendered', page_id, rendering }, [rendering.page.html.buffer])
  } catch (error) {
    post({ kind: 'failed', page_id, reason: (error instanceof Error && error.stack) || String(error) })
  }
}

function takeCall(id: number) {
  const call = calls.get(id)!
  calls.delete(id)
  return call
}

const readFrozen = (json: string): unknown => JSON.parse(json, (_, value: unknown) => Object.freeze(value))

port.on('message', (message: ToThread) => {
  if (message.kind === 'page') void renderAsked(message.page_id, message.asked)
  else if (message.kind === 'answer') takeCall(message.call_id).resolve(JSON.parse(message.json))
  else if (message.kind === 'kept') takeCall(message.call_id).resolve(kept.get(message.cached_id))
  else if (message.kind === 'keep') kept.set(message.cached_id, readFrozen(message.json))
  else if (message.kind === 'forget') kept.delete(message.cached_id)
  // The pages know a refusal by its problem.
  else if (message.problem)
    takeCall(message.call_id).reject(Object.assign(new Error(message.problem.message), message))
  else takeCall(message.call_id).reject(new Error('the call failed'))
})
post({ kind: 'ready' })
