import { type CallProblem, findProblem } from '../session/problem.ts'

/** A refusal by the server itself; after any other failure the call may have arrived. */
export function isApiRefusal(error: unknown, key?: CallProblem['key']): boolean {
  const problem = findProblem(error)
  if (!problem || problem.status < 400 || problem.status >= 500) return false
  return key === undefined || problem.key === key
}
