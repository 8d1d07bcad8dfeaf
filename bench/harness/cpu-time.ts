import { readFileSync } from 'node:fs'

/**
 * Returns the CPU milliseconds that this process and its PostgreSQL have used; other processes
 * aren't included.
 */
export function createCpuClock(postmaster: number): () => number {
  const readPostgres = createPostgresClock(postmaster)
  return () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000 + readPostgres()
  }
}

/** Counts PostgreSQL alone. */
export function createPostgresClock(postmaster: number): () => number {
  return () =>
    [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => sum + timeOf(pid), endedOf(postmaster))
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** A process that ended meanwhile used no time that matters. */
function timeOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000
  } catch {
    return 0
  }
}

const msPerTick = 10

/** Includes child processes that have ended, such as parallel workers. */
function endedOf(pid: number): number {
  // The state follows the name, which may contain spaces; these are the 14th and 15th fields after
  // it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[13]) + Number(fields[14])) * msPerTick
}
