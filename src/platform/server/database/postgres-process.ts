import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getErrorCode } from '#platform/common/errors.ts'

export interface Postmaster {
  pid: number
  ended: Promise<unknown>
}

/**
 * Reads the PID file of the data directory. Undefined unless that process is alive and serves this
 * database.
 */
export function runningIn(cluster: string): { pid: number; socketFolder: string } | undefined {
  const record = readRecord(cluster)
  return record && serves(record.pid, cluster) ? record : undefined
}

// PostgreSQL mistakes any process with the recorded number for itself, even a zombie, and won't
// start.
export function forgetDeadRecord(cluster: string) {
  const record = readRecord(cluster)
  if (record && !serves(record.pid, cluster) && send(record.pid, 0)) rmSync(toRecord(cluster))
}

/** Polls: the process isn't our child. */
export async function hasEnded(pid: number, cluster: string) {
  while (serves(pid, cluster)) await pause(100)
}

/** Writes everything to disk. Kills it if that takes too long; the next start recovers. */
export async function endPostmaster({ pid, ended }: Postmaster) {
  send(pid, 'SIGINT')
  const late = setTimeout(() => send(pid, 'SIGQUIT'), 20_000)
  await ended
  clearTimeout(late)
}

const toRecord = (cluster: string) => path.join(cluster, 'postmaster.pid')

function readRecord(cluster: string) {
  if (!existsSync(toRecord(cluster))) return undefined
  const [pid, , , , socketFolder = ''] = readFileSync(toRecord(cluster), 'utf8').split('\n')
  return { pid: Number(pid), socketFolder }
}

function serves(pid: number, cluster: string): boolean {
  const command = commandLine(pid)
  return command === undefined ? send(pid, 0) : command.includes(` -D ${cluster} `)
}

/**
 * Undefined if it can't be read, as with too many open files, which doesn't mean that the process
 * has ended.
 */
function commandLine(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const listed = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return listed.error ? undefined : listed.stdout
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch (error) {
    return isGone(error) ? '' : undefined
  }
}

const isGone = (error: unknown) => ['ENOENT', 'ESRCH'].includes(String(getErrorCode(error)))

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return signal === 0 && !isGone(error)
  }
}

export const lastLine = (text: string) =>
  text
    .trim()
    .split('\n')
    .findLast((line) => /FATAL|PANIC|error/.test(line)) ?? text.trim()
