import { Link } from 'react-router'
import type { CallProblem } from '#platform/web/session/problem.ts'

export interface NextStep {
  to: string
  words: string
}

export type NextSteps = Partial<Record<CallProblem['key'], NextStep>>

export function NextStepLink({ to, words }: NextStep) {
  return (
    <Link to={to} className="text-sm font-semibold underline underline-offset-3">
      {words}
    </Link>
  )
}
