import { readdirSync } from 'node:fs'
import os from 'node:os'
import process from 'node:process'

/** The argument that starts a process which gives way to all others. */
export const giving_way = '--gives-way'

export const gives_way = process.argv.includes(giving_way)

/** Above the lowest: with nothing left over by others, a picture would never be finished. */
const priority = os.constants.priority.PRIORITY_BELOW_NORMAL

/** On Linux a priority is a thread's, and new threads have that of the one that starts them. */
export function lowerPriority(): void {
  try {
    const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0]
    for (const thread of threads) os.setPriority(thread, priority)
  } catch {
    // Where it isn't allowed, the work is done at the usual priority.
  }
}
