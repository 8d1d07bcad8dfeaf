import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A running PostgreSQL: its first process, and a promise of its end. */
export interface Postmaster {
  pid: number
  ended: Promise<unknown>
}

/** What the record in a data directory says, if the process it names is alive and is this database's. */
export function runningIn(cluster: string): { pid: number; socket_folder: string } | undefined {
  const record = readRecord(cluster)
  return record && serves(record.pid, cluster) ? record : undefined
}

// PostgreSQL takes any process of a recorded number for itself, even a dead one that nobody has reaped, and won't start.
export function forgetDeadRecord(cluster: string) {
  const record = readRecord(cluster)
  if (record && !serves(record.pid, cluster) && send(record.pid, 0)) rmSync(toRecord(cluster))
}

/** For a process that is not our child and so tells us nothing. */
export async function hasEnded(pid: number, cluster: string) {
  while (serves(pid, cluster)) await pause(100)
}

/** Stops it with everything written to disk; at once when that takes too long, to be recovered on the next start. */
export async function endPostmaster({ pid, ended }: Postmaster) {
  send(pid, 'SIGINT')
  const late = setTimeout(() => send(pid, 'SIGQUIT'), 20_000)
  await ended
  clearTimeout(late)
}

const toRecord = (cluster: string) => path.join(cluster, 'postmaster.pid')

function readRecord(cluster: string) {
  if (!existsSync(toRecord(cluster))) return undefined
  const [pid, , , , socket_folder = ''] = readFileSync(toRecord(cluster), 'utf8').split('\n')
  return { pid: Number(pid), socket_folder }
}

function serves(pid: number, cluster: string): boolean {
  const command = commandLine(pid)
  return command === undefined ? send(pid, 0) : command.includes(` -D ${cluster} `)
}

/** Undefined where it cannot be read, as when no more files can be opened: that says nothing of the process. */
function commandLine(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const asked = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return asked.error ? undefined : asked.stdout
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch (error) {
    return isGone(error) ? '' : undefined
  }
}

const isGone = (error: unknown) => ['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Whether there is such a process; with a signal, whether it was sent. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return signal === 0 && !isGone(error)
  }
}

/** What PostgreSQL said last of what went wrong. */
export const lastLine = (text: string) =>
  text
    .trim()
    .split('\n')
    .findLast((line) => /FATAL|PANIC|error/.test(line)) ?? text.trim()
