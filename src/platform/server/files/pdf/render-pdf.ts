import path from 'node:path'
import { refuseBusy } from '../../refusal.ts'
import { createWorkProcess, WorkEnded } from '../work-process.ts'

/** A PDF takes some 50 ms, and much longer on a busy machine. */
const maxMs = 30_000

/** More would wait longer than a person who clicked does. */
const maxWaiting = 60

const renderer = createWorkProcess(path.join(import.meta.dirname, 'pdf-process.ts'), { maxMs })

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Called before an archive of PDFs begins, since it can't be refused once its first bytes are sent.
 */
export function refuseIfPdfQueueIsFull(): void {
  if (waiting >= maxWaiting) refuseBusy()
}

export type RenderPdf<Input> = (input: Input, options?: RenderOptions) => Promise<Buffer>

interface RenderOptions {
  /** False for emails and archives, which have one PDF in the queue at a time. */
  canBeRefused?: boolean
}

/**
 * Layout keeps its thread busy, so PDFs are rendered in their own process, one after another.
 * @param view the absolute path of a module that exports `renderPdf(input)`; the input is copied
 * between processes
 */
export function createPdfRenderer(view: string): RenderPdf<unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The process answers what its task returns.
  const render = async (input: unknown) => (await renderer.run('renderPdf', [view, input])) as Buffer

  async function renderSurely(input: unknown): Promise<Buffer> {
    try {
      // The system may have killed the process because memory was short.
      return await render(input).catch((error) =>
        error instanceof WorkEnded ? render(input) : Promise.reject(error),
      )
    } catch (error) {
      if (error instanceof WorkEnded) return refuseBusy()
      throw error
    }
  }

  return async (input, { canBeRefused = true } = {}) => {
    if (canBeRefused) refuseIfPdfQueueIsFull()
    waiting += 1
    const own = last.then(() => renderSurely(input)).finally(() => (waiting -= 1))
    last = own.catch(() => undefined)
    return await own
  }
}
