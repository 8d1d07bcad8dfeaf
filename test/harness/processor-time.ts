import process from 'node:process'

/** Processor time of this process in milliseconds: other work on the machine doesn't count. */
export function readProcessorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
