import { fork, type ChildProcess } from 'node:child_process'
import { lowPriorityFlag } from './low-priority.ts'

export interface WorkCall {
  n: number
  task: string
  input: readonly unknown[]
}

export interface WorkAnswer {
  n: number
  result?: unknown
  error?: WorkFailure
}

/** Its `code` tells a full disk from an error of ours. */
interface WorkFailure {
  message: string
  stack: string | undefined
  code: string | undefined
}

export class WorkEnded extends Error {}

export interface WorkProcess {
  run(task: string, input: readonly unknown[]): Promise<unknown>
}

interface Worker {
  child: ChildProcess
  calls: Map<number, (answer: WorkAnswer | null) => void>
  leaving?: NodeJS.Timeout
}

/** Returns memory to the system at once: glibc would otherwise keep more than all the rest. */
const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

const restMs = 60_000
let count = 0

/**
 * Opens uploads in their own process: a file that crashes or hangs a decoder harms nothing else,
 * and idle memory goes back to the machine.
 * @param file the program, which calls `serveWork`
 * @param maxMs the process is killed after this, and the call fails
 * @param givesWay lowers its priority below all other processes, so it may take long
 */
export function createWorkProcess(
  file: string,
  { maxMs, lowPriority = false }: { maxMs: number; lowPriority?: boolean },
): WorkProcess {
  let worker: Worker | null = null

  function start(): Worker {
    const child = fork(file, lowPriority ? [lowPriorityFlag] : [], {
      serialization: 'advanced',
      execArgv: [],
      env: { ...process.env, ...frugal },
    })
    const started: Worker = { child, calls: new Map() }
    const end = () => {
      if (worker === started) worker = null
      for (const resolve of started.calls.values()) resolve(null)
    }
    child.on('message', (answer: WorkAnswer) => started.calls.get(answer.n)?.(answer))
    child.on('exit', end).on('error', end)
    child.unref()
    child.channel?.unref()
    return started
  }

  function leave({ child }: Worker) {
    worker = null
    if (child.connected) child.disconnect()
  }

  return {
    async run(task, input) {
      const workerProcess = (worker ??= start())
      clearTimeout(workerProcess.leaving)
      const n = (count += 1)
      // The process may be stopped (SIGSTOP), so only SIGKILL reaches it.
      const patience = setTimeout(() => workerProcess.child.kill('SIGKILL'), maxMs)
      const answer = await new Promise<WorkAnswer | null>((resolve) => {
        workerProcess.calls.set(n, resolve)
        workerProcess.child.send({ n, task, input } satisfies WorkCall, (error) => error && resolve(null))
      })
      clearTimeout(patience)
      workerProcess.calls.delete(n)
      if (worker === workerProcess && workerProcess.calls.size === 0)
        workerProcess.leaving = setTimeout(() => leave(workerProcess), restMs).unref()
      if (answer === null) throw new WorkEnded(`The process of ${file} ended`)
      if (answer.error !== undefined) throw Object.assign(new Error(answer.error.message), answer.error)
      return withBuffers(answer.result)
    },
  }
}

/** Between processes a Buffer arrives as plain bytes. */
function withBuffers(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  if (Array.isArray(value)) return value.map(withBuffers)
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, withBuffers(each)]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withBuffers(each)]))
}
