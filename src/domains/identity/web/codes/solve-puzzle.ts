import type { Challenge, Solution } from 'altcha-lib'
import { toError } from '#platform/common/errors.ts'

interface Solving {
  /** The progress from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Runs in a worker, so that the page stays responsive.
 * @param puzzle from the refused call
 * @returns the proof to send; null if it couldn't be solved
 */
export async function solvePuzzle(puzzle: string, { onProgress, signal }: Solving): Promise<string | null> {
  const challenge: Challenge = JSON.parse(puzzle)
  const maxTries = Number(challenge.parameters.data?.max_tries ?? 0)
  const worker = new Worker(new URL('puzzle-worker.ts', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise<Solution | null>((resolve, reject) => {
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<{ tries: number } | { solution: Solution | null }>) => {
          if ('solution' in data) resolve(data.solution)
          else onProgress(maxTries > 0 ? Math.min(data.tries / maxTries, 1) : 0)
        },
      )
      worker.addEventListener('error', () => resolve(null))
      signal.addEventListener('abort', () => reject(toError(signal.reason)))
      worker.postMessage(challenge)
    })
    return solution && btoa(JSON.stringify({ challenge, solution }))
  } finally {
    worker.terminate()
  }
}
