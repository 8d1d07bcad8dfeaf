import type { CallOptions } from '#platform/common/api.ts'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'

export interface Decided {
  id: number
  /** The category before, for undoing a move. */
  before?: number | null
}

export interface Outcome {
  decided: Decided[]
  refused: { id: number; message: string }[]
}

export interface RunResult extends Outcome {
  /** The number not sent because the run was stopped or the connection failed. */
  left: number
  problem: string | null
}

interface Run<Item> {
  items: Item[]
  send: (piece: Item[], options: CallOptions) => Promise<Outcome>
  onProgress: (done: number) => void
  isStopped: () => boolean
  pause?: (ms: number) => Promise<void>
}

const pieceSize = 50
const maxTries = 4
const firstPauseMs = 1_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A piece whose reply was lost is sent again under the same idempotency key. */
export async function runInPieces<Item>({
  items,
  send,
  onProgress,
  isStopped,
  pause = wait,
}: Run<Item>): Promise<RunResult> {
  const result: RunResult = { decided: [], refused: [], left: items.length, problem: null }
  for (let from = 0; from < items.length && !isStopped(); from += pieceSize) {
    const piece = items.slice(from, from + pieceSize)
    try {
      const outcome = await sendUntilAnswered(piece, send, pause)
      result.decided.push(...outcome.decided)
      result.refused.push(...outcome.refused)
    } catch (error) {
      return { ...result, problem: getMessage(error) }
    }
    result.left -= piece.length
    onProgress(items.length - result.left)
  }
  return result
}

const unanswered = new Set(['offline', 'unavailable', 'rate_limited'])

async function sendUntilAnswered<Item>(
  piece: Item[],
  send: Run<Item>['send'],
  pause: (ms: number) => Promise<void>,
): Promise<Outcome> {
  const idempotencyKey = crypto.randomUUID()
  for (let tries = 1; ; tries += 1) {
    try {
      return await send(piece, { idempotencyKey })
    } catch (error) {
      if (tries === maxTries || !unanswered.has(findProblem(error)?.key ?? '')) throw error
      await pause(firstPauseMs * 2 ** (tries - 1))
    }
  }
}
