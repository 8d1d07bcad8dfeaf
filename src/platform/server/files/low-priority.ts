import { readdirSync } from 'node:fs'
import os from 'node:os'
import process from 'node:process'

/** The argument that starts a process with a lower priority than all others. */
export const lowPriorityFlag = '--gives-way'

export const lowPriority = process.argv.includes(lowPriorityFlag)

/**
 * Gets a ninth of other processes' share if all want a core: at the lowest, nothing would finish on
 * a busy machine.
 */
const niceness = 10

/** On Linux a priority belongs to a thread, and new threads inherit it. */
export function lowerPriority(): void {
  try {
    const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0]
    for (const thread of threads) os.setPriority(thread, niceness)
  } catch {
    // If it isn't allowed, the work is done at the usual priority.
  }
}
