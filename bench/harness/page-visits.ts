import type { LoadProcess } from './load.ts'
import { printResult, quantile, rounded } from './result.ts'

const lastsMs = 4_000
export const visitKinds = ['kept', 'rendered'] as const
type Kind = (typeof visitKinds)[number]
export type VisitTimes = Record<Kind, number[]>

/** Visits pages from the cache and rendered ones for some seconds, and returns how long each took. */
export function createPageVisits(port: number, loads: Record<Kind, LoadProcess>) {
  let requested = 0

  /**
   * Rendered pages are new ones each time, and not of imported listings, so that they're the same
   * before, during and after.
   */
  function takePaths(kind: Kind): string[] {
    if (kind === 'kept') return ['/home', '/ibuy']
    requested += 1_000
    return Array.from(
      { length: 1_000 },
      (_, n) => `/ibuy?type=general&price_max=${1_000_000 + requested + n}`,
    )
  }

  async function visit(kind: Kind): Promise<number[]> {
    const report = await loads[kind].run({
      port,
      connections: 4,
      pauseMs: 100,
      lastsMs,
      path: '/home',
      paths: takePaths(kind),
      headers: { 'accept-encoding': 'br' },
    })
    return report.timesMs
  }

  /**
   * Visits both at once, as on a real site: idle code paths would otherwise add time to the first
   * render of each round.
   */
  async function visitBoth(): Promise<VisitTimes> {
    const [kept, rendered] = await Promise.all([visit('kept'), visit('rendered')])
    return { kept, rendered }
  }

  async function visitOften(rounds: number): Promise<VisitTimes> {
    const timesMs: VisitTimes = { kept: [], rendered: [] }
    for (let n = 0; n < rounds; n += 1) addTimes(timesMs, await visitBoth())
    return timesMs
  }

  return { visitBoth, visitOften }
}

export function addTimes(to: VisitTimes, more: VisitTimes): void {
  for (const kind of visitKinds) to[kind].push(...more[kind])
}

interface Rounds {
  before: VisitTimes
  after: VisitTimes
  busy: VisitTimes
}

export function printPages(name: string, { before, after, busy }: Rounds, meanwhile: string): void {
  for (const kind of visitKinds) {
    const quiet = [before, after].map((timesMs) => quantile(timesMs[kind], 0.99))
    printResult({
      name: `${name}_${kind}`,
      value: quantile(busy[kind], 0.99),
      unit: `ms, p99 of ${busy[kind].length} pages while ${meanwhile}`,
      reference: `the same without an import, the mean of before (${rounded(quiet[0]!)}) and after (${rounded(quiet[1]!)})`,
      referenceValue: (quiet[0]! + quiet[1]!) / 2,
    })
  }
}
