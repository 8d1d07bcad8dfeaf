import path from 'node:path'
import { createPictureGate, getPictureSentences } from './picture-gate.ts'
import type * as Work from './picture-work.ts'
import type {
  RenderedPicture,
  Framing,
  OriginalPicture,
  Picture,
  PicturePaths,
  PictureRefused,
} from './picture-work.ts'
import { createWorkProcess, WorkEnded, type WorkProcess } from './work-process.ts'

export { sniffPicture } from './picture-gate.ts'
export type { RenderedPicture, Framing, Picture, PictureRefused } from './picture-work.ts'

type Task = 'readPicture' | 'readOriginal' | 'drawOriginal' | 'measurePicture' | 'framePicture' | 'encodeAvif'
type Result<T extends Task> = Awaited<ReturnType<(typeof Work)[T]>>

export type PictureSource = Buffer | { path: string }

interface Urgency {
  /** Queued behind all others, in a process with a lower priority. */
  inBackground?: boolean
}

export const readPicture = (source: PictureSource): Promise<Picture | PictureRefused> =>
  read('readPicture', [source])

export const readOriginal = (source: PictureSource): Promise<OriginalPicture | PictureRefused> =>
  read('readOriginal', [source])

/** Writes into files, which may be partial if it's refused. */
export const renderOriginal = (
  source: { path: string },
  into: PicturePaths,
  urgency: Urgency = {},
): Promise<RenderedPicture | PictureRefused> => read('drawOriginal', [{ path: source.path }, into], urgency)

export const measurePicture = (original: Buffer) => run('measurePicture', [original])

export const framePicture = (original: Buffer, framing: Framing): Promise<Picture> =>
  run('framePicture', [original, framing])

/** At most this many pixels on the longer side, per size; in the background. */
export const encodeAvif = <Size extends number>(
  original: Buffer,
  framing: Framing | null,
  sizes: readonly Size[],
): Promise<Map<Size, Buffer>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The sizes are those asked for.
  run('encodeAvif', [original, framing, sizes], { inBackground: true }) as Promise<Map<Size, Buffer>>

const whenFree = createPictureGate()
const alone = createPictureGate()

const maxMs = 60_000
const file = path.join(import.meta.dirname, 'picture-process.ts')
const shared = createWorkProcess(file, { maxMs })
const lonely = createWorkProcess(file, { maxMs })
const unhurried = createWorkProcess(file, { maxMs: 10 * maxMs, lowPriority: true })

async function read<T extends 'readPicture' | 'readOriginal' | 'drawOriginal'>(
  task: T,
  input: readonly unknown[],
  urgency: Urgency = {},
): Promise<Result<T> | PictureRefused> {
  try {
    return await run(task, input, urgency)
  } catch (error) {
    if (error instanceof WorkEnded) return { refused: getPictureSentences().damaged }
    throw error
  }
}

/**
 * Only one of two pictures under way can have crashed the process, so each gets a second try alone.
 */
async function run<T extends Task>(
  task: T,
  input: readonly unknown[],
  { inBackground = false }: Urgency = {},
): Promise<Result<T>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The process answers what its task returns.
  const runTask = async (process: WorkProcess) => (await process.run(task, input)) as Result<T>
  return await whenFree({ weight: 1, inBackground }, async () => {
    try {
      return await runTask(inBackground ? unhurried : shared)
    } catch (error) {
      if (!(error instanceof WorkEnded)) throw error
    }
    return await alone({ weight: 2 }, () => runTask(inBackground ? unhurried : lonely))
  })
}
