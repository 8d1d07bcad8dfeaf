import process from 'node:process'

/** Milliseconds of a processor that this process has taken: other work on the machine doesn't add to them. */
export function readProcessorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
