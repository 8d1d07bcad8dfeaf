import { useEffect, useRef, useState } from 'react'
import { must } from '#platform/common/must.ts'
import { findProblem } from '#platform/web/session/problem.ts'
import * as t from '#domains/identity/texts.ts'

/** Announced once; progress continues silently. */
export function ProofOfWorkNote({ share }: { share: number | null }) {
  return (
    <div role="status" className="empty:absolute">
      {share !== null && (
        <div className="grid gap-1.5 text-sm text-ink-2">
          <p>{t.checking_youre_not_a_robot()}</p>
          <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunk">
            <div
              className="h-full rounded-full bg-pounamu transition-[width]"
              style={{ width: `${Math.round(share * 100)}%` }}
            />
          </div>
        </div>
      )}
    </div>
  )
}

export type WithProof = <Reply>(call: (proof: { proof_of_work?: string }) => Promise<Reply>) => Promise<Reply>

/** The difficulty may rise during the work. */
const maxPuzzles = 3

/**
 * For calls that may require a proof of work. `share` is the progress from 0 to 1; null while there
 * is none.
 */
export function useProofOfWork(): { share: number | null; withProof: WithProof } {
  const [share, setShare] = useState<number | null>(null)
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function solve(puzzle: string): Promise<string | null> {
    setShare(0)
    try {
      const { solvePuzzle } = await import('./solve-puzzle.ts')
      return await solvePuzzle(puzzle, {
        onProgress: setShare,
        signal: must(leaving.current, 'abort controller').signal,
      })
    } finally {
      setShare(null)
    }
  }

  const withProof: WithProof = async (call) => {
    let proof: { proof_of_work?: string } = {}
    for (let puzzles = 0; ; puzzles += 1) {
      try {
        return await call(proof)
      } catch (error) {
        const puzzle = findProblem(error)?.puzzle
        const proofOfWork = puzzle && puzzles < maxPuzzles ? await solve(puzzle) : null
        if (!proofOfWork) throw error
        proof = { proof_of_work: proofOfWork }
      }
    }
  }
  return { share, withProof }
}
