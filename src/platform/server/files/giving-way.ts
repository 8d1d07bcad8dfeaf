import { readdirSync } from 'node:fs'
import os from 'node:os'
import process from 'node:process'

/** The argument that starts a process which gives way to all others. */
export const giving_way = '--gives-way'

export const gives_way = process.argv.includes(giving_way)

/** A ninth of what others have where all want a core: at the lowest, nothing would be finished on a busy machine. */
const niceness = 10

/** On Linux a priority is a thread's, and new threads have that of the one that starts them. */
export function lowerPriority(): void {
  try {
    const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0]
    for (const thread of threads) os.setPriority(thread, niceness)
  } catch {
    // Where it isn't allowed, the work is done at the usual priority.
  }
}
