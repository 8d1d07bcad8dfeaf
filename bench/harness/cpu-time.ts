import { readFileSync } from 'node:fs'

/** Milliseconds of processor that this process and its PostgreSQL took so far; what else the machine does isn't in it. */
export function createCpuClock(postmaster: number): () => number {
  const readPostgres = createPostgresClock(postmaster)
  return () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000 + readPostgres()
  }
}

/** Of PostgreSQL alone. */
export function createPostgresClock(postmaster: number): () => number {
  return () =>
    [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => sum + timeOf(pid), endedOf(postmaster))
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** One that ended meanwhile took nothing that matters. */
function timeOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000
  } catch {
    return 0
  }
}

const ms_per_tick = 10

/** Of the processes that it started and that have ended, such as parallel workers. */
function endedOf(pid: number): number {
  // After the name, which may hold spaces, come the state and more; these are the 14th and 15th of them.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[13]) + Number(fields[14])) * ms_per_tick
}
