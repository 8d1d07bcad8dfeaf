/** The code of a pool's thread. The serving thread answers the pages' calls. */
import { readlinkSync } from 'node:fs'
import os from 'node:os'
import { type MessagePort, threadId, workerData } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import type { Api } from '#platform/common/api.ts'
import { must } from '#platform/common/must.ts'
import type { Problem } from '#platform/common/refusals.ts'
import { createRenderer, type PagesBuild, type Rendering, type RequestedPage } from './render-page.ts'

export interface RenderTask {
  page: RequestedPage
  port: MessagePort
}

export type RenderOutcome = { rendering: Rendering } | { failure: string }

export type FromThread =
  | { kind: 'begun'; threadId: number }
  | { kind: 'call'; callId: number; operation: string; input: object }

export type ToThread =
  /** Has an id if it's the same for everybody. */
  | { kind: 'answer'; callId: number; json: string; id: number | null }
  | { kind: 'refusal'; callId: number; problem: Problem | null }

/**
 * Lowers the thread's priority, as bids and cached pages come first. Only Linux allows that per
 * thread.
 */
function giveWay(): void {
  try {
    os.setPriority(
      Number(readlinkSync('/proc/thread-self').split('/').at(-1)),
      os.constants.priority.PRIORITY_LOW,
    )
  } catch {
    // Pages then have the normal priority.
  }
}

giveWay()
const { build }: { build: string } = workerData
const loaded = import(build).then((pages: PagesBuild) => createRenderer(async () => pages, 'production'))

/** An answer that many pages share is parsed once, and frozen. */
const shared = new LRUCache<number, object>({ max: 200 })

function readAnswer({ json, id }: ToThread & { kind: 'answer' }): object {
  if (id === null) return JSON.parse(json)
  const known = shared.get(id)
  if (known) return known
  const answer: object = JSON.parse(json, (_, value: unknown) => Object.freeze(value))
  shared.set(id, answer)
  return answer
}

function createApi(port: MessagePort): Api {
  const calls = new Map<number, PromiseWithResolvers<unknown>>()
  let count = 0
  port.on('message', (message: ToThread) => {
    const call = must(calls.get(message.callId), 'call')
    calls.delete(message.callId)
    if (message.kind === 'answer') call.resolve(readAnswer(message))
    // The pages recognise a refusal by its problem.
    else if (message.problem) call.reject(Object.assign(new Error(message.problem.message), message))
    else call.reject(new Error('the call failed'))
  })
  port.on('close', () => {
    for (const { reject } of calls.values()) reject(new Error('nobody waits for the page any more'))
  })
  return {
    call: (op, input) => {
      const callId = (count += 1)
      const call = Promise.withResolvers<unknown>()
      calls.set(callId, call)
      port.postMessage({ kind: 'call', callId, operation: op.name, input } satisfies FromThread)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The main thread answers with the reply of the operation.
      return call.promise as never
    },
  }
}

export default async function renderTask({ page, port }: RenderTask): Promise<RenderOutcome> {
  try {
    const render = await loaded
    port.postMessage({ kind: 'begun', threadId } satisfies FromThread)
    return { rendering: await render(page, createApi(port)) }
  } catch (error) {
    return { failure: (error instanceof Error && error.stack) || String(error) }
  } finally {
    port.close()
  }
}
