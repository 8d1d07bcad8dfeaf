import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { createPictureGate } from './picture-gate.ts'
import { pictureSentences } from './picture-kinds.ts'
import type * as Work from './picture-work.ts'
import type { Framing, OriginalPicture, Picture, PictureRefused } from './picture-work.ts'

export { sniffPicture } from './picture-kinds.ts'
export type { Framing, OriginalPicture, Picture, PictureRefused } from './picture-work.ts'

type Task = 'readPicture' | 'readOriginal' | 'measurePicture' | 'framePicture' | 'encodeAvif'
type Result<T extends Task> = Awaited<ReturnType<(typeof Work)[T]>>

export interface PictureCall {
  n: number
  task: Task
  input: readonly unknown[]
}

export interface PictureAnswer {
  n: number
  result?: unknown
  error?: string
}

/** The process ended while it had the picture in its hands. */
class Ended extends Error {}

/** Decodes whatever was sent and makes new files of its pixels alone: nothing else of it is kept. */
export const readPicture = (bytes: Buffer): Promise<Picture | PictureRefused> => read('readPicture', bytes)

/** The same, with the original to go back to: its pixels once more, as many as are worth keeping. */
export const readOriginal = (bytes: Buffer): Promise<OriginalPicture | PictureRefused> =>
  read('readOriginal', bytes)

export const measurePicture = (original: Buffer) => run('measurePicture', [original])

/** The sizes of the framed part of an original of ours. */
export const framePicture = (original: Buffer, framing: Framing): Promise<Picture> =>
  run('framePicture', [original, framing])

/** AVIF of at most so many pixels on the longer side, for each of the sizes; done when nothing else waits. */
export const encodeAvif = <Size extends number>(
  original: Buffer,
  framing: Framing | null,
  sizes: readonly Size[],
): Promise<Map<Size, Buffer>> =>
  run('encodeAvif', [original, framing, sizes], { in_background: true }) as Promise<Map<Size, Buffer>>

const whenFree = createPictureGate()
const alone = createPictureGate()

async function read<T extends 'readPicture' | 'readOriginal'>(
  task: T,
  bytes: Buffer,
): Promise<Result<T> | PictureRefused> {
  try {
    return await run(task, [bytes])
  } catch (error) {
    if (error instanceof Ended) return { refused: pictureSentences.damaged }
    throw error
  }
}

/** Of two in its hands only one can have ended the process, so each has a second try, with nothing beside it. */
async function run<T extends Task>(
  task: T,
  input: readonly unknown[],
  { in_background = false } = {},
): Promise<Result<T>> {
  return await whenFree({ weight: 1, in_background }, async () => {
    try {
      return await ask<T>(shared, task, input)
    } catch (error) {
      if (!(error instanceof Ended)) throw error
    }
    return await alone({ weight: 2 }, () => ask<T>(lonely, task, input))
  })
}

interface Desk {
  /** Who sits there; nobody until somebody asks, and again when nobody has for a while. */
  drawer: Drawer | null
}

interface Drawer {
  child: ChildProcess
  calls: Map<number, (answer: PictureAnswer | null) => void>
  leaving?: NodeJS.Timeout
}

const shared: Desk = { drawer: null }
const lonely: Desk = { drawer: null }
const rest_ms = 60_000
let count = 0

async function ask<T extends Task>(desk: Desk, task: T, input: readonly unknown[]): Promise<Result<T>> {
  desk.drawer ??= startDrawer(desk)
  const drawer = desk.drawer
  clearTimeout(drawer.leaving)
  const n = (count += 1)
  const answer = await new Promise<PictureAnswer | null>((resolve) => {
    drawer.calls.set(n, resolve)
    drawer.child.send({ n, task, input } satisfies PictureCall, (error) => error && resolve(null))
  })
  drawer.calls.delete(n)
  if (drawer.calls.size === 0) drawer.leaving = setTimeout(() => leave(desk, drawer), rest_ms).unref()
  if (answer === null) throw new Ended('The process that draws pictures ended')
  if (answer.error !== undefined) throw new Error(answer.error)
  return withBuffers(answer.result) as Result<T>
}

/** Memory that pictures took goes back at once: what glibc would keep for later is more than all the rest. */
const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

/**
 * Whatever people send is decoded in a process of its own. A file that brings a decoder down takes nothing else along,
 * and its memory goes back to the machine when nobody has asked for a while.
 */
function startDrawer(desk: Desk): Drawer {
  const child = fork(path.join(import.meta.dirname, 'picture-process.ts'), {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, ...frugal },
  })
  const drawer: Drawer = { child, calls: new Map() }
  const end = () => {
    if (desk.drawer === drawer) desk.drawer = null
    for (const resolve of drawer.calls.values()) resolve(null)
  }
  child.on('message', (answer: PictureAnswer) => drawer.calls.get(answer.n)?.(answer))
  child.on('exit', end).on('error', end)
  // Nobody has to wait for it in order to end.
  child.unref()
  child.channel?.unref()
  return drawer
}

function leave(desk: Desk, { child }: Drawer): void {
  desk.drawer = null
  if (child.connected) child.disconnect()
}

/** Between processes a Buffer arrives as plain bytes. */
function withBuffers(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, withBuffers(each)]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withBuffers(each)]))
}
