import process from 'node:process'

/** A line of the report: what was done, what was measured, and what of it is wrong. */
interface Finding {
  title: string
  seconds: number
  faults: string[]
}

export interface Report {
  /** A step that throws is a fault of its own; the next ones run all the same. */
  step: (title: string, run: (check: Check) => Promise<void>) => Promise<void>
  /** @returns how many steps failed */
  finish: () => number
}

export interface Check {
  /** Shows a measured figure. */
  show: (figure: string) => void
  /** Shows a figure and demands that it is at most so much. */
  atMost: (name: string, value: number, most: number, unit?: string) => void
  /** Demands that nothing is listed. */
  none: (name: string, things: readonly string[] | Record<string, number>) => void
  /** Demands something that isn’t measured. */
  that: (sentence: string, isSo: boolean) => void
}

/** With words: runs only the steps whose titles have one of them. */
export function createReport(words: string[]): Report {
  const began = performance.now()
  const findings: Finding[] = []
  const print = (line: string) => process.stdout.write(`${line}\n`)

  return {
    async step(title, run) {
      if (words.length > 0 && !words.some((word) => title.includes(word))) return
      const from = performance.now()
      const figures: string[] = []
      const faults: string[] = []
      const demand = (isSo: boolean, text: string) => void (isSo ? figures : faults).push(text)
      const check: Check = {
        show: (figure) => void figures.push(figure),
        atMost: (name, value, most, unit = '') =>
          demand(value <= most, `${name} ${value}${unit}${value <= most ? '' : `, at most ${most}${unit}`}`),
        none(name, things) {
          const list = Array.isArray(things)
            ? things
            : Object.entries(things).map((entry) => entry.join(' × '))
          if (list.length > 0) faults.push(`${name}: ${list.slice(0, 5).join('; ')}`)
          else figures.push(`${name}: none`)
        },
        that: (sentence, isSo) => demand(isSo, sentence),
      }
      try {
        await run(check)
      } catch (error) {
        faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
      }
      const seconds = (performance.now() - from) / 1_000
      findings.push({ title, seconds, faults })
      print(`${faults.length > 0 ? '✗' : '✓'} ${title} (${seconds.toFixed(1)} s) ${figures.join(' · ')}`)
      for (const fault of faults) print(`    ✗ ${fault}`)
    },
    finish() {
      const failed = findings.filter(({ faults }) => faults.length > 0).length
      const seconds = ((performance.now() - began) / 1_000).toFixed(0)
      print(`${findings.length - failed} steps passed, ${failed} failed, in ${seconds} s.`)
      return failed
    },
  }
}
