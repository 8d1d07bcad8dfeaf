import { toError } from '#platform/common/errors.ts'

/** `warn` works today; `wrong` makes the exit code 1. */
export interface CheckResult {
  name: string
  state: 'ok' | 'warn' | 'wrong'
  /** One line for the operator. */
  detail: string
}

type Verdict = Omit<CheckResult, 'name'>

export interface Check {
  name: string
  run: () => Promise<Verdict> | Verdict
}

export const ok = (detail: string): Verdict => ({ state: 'ok', detail })
export const warn = (detail: string): Verdict => ({ state: 'warn', detail })
export const wrong = (detail: string): Verdict => ({ state: 'wrong', detail })

/** One that throws is wrong. */
export async function runCheck({ name, run }: Check): Promise<CheckResult> {
  try {
    return { name, ...(await run()) }
  } catch (error) {
    return { name, ...wrong(toError(error).message) }
  }
}

export const formatResult = ({ name, state, detail }: CheckResult): string =>
  `${state.padEnd(5)} ${name}: ${detail}`
