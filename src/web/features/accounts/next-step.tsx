import { Link } from 'react-router'
import type { CallProblem } from '#web/lib/session/problem.ts'

/** Where to go on from where nothing is left to do here. */
export interface NextStep {
  to: string
  words: string
}

/** By what the server refused with. */
export type NextSteps = Partial<Record<CallProblem['key'], NextStep>>

/** The link in a notice that leads on. */
export function NextStepLink({ to, words }: NextStep) {
  return (
    <Link to={to} className="text-sm font-semibold underline underline-offset-3">
      {words}
    </Link>
  )
}
