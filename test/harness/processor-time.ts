import process from 'node:process'

/** Processor time of this process in milliseconds: other work on the machine doesn't count. */
export function readProcessorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * The least processor time of three runs in milliseconds. One run alone may meet the collector
 * clearing the whole process's memory, which has nothing to do with the code measured.
 */
export function measureProcessorTime(run: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const began = readProcessorTime()
    run()
    return readProcessorTime() - began
  })
  return Math.min(...times)
}
