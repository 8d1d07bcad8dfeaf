import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { childrenOf } from '#test/harness/processes/child-processes.ts'

export interface ProgramOptions extends SpawnOptions {
  /** Names its log. */
  name: string
  /** Holds its log. */
  folder: string
  /** Processes that it started and that aren’t below it. */
  findDetached?: () => Promise<number[]>
}

/** A program that can be killed, stopped and started again with all processes below it. */
export interface Program {
  name: string
  start: () => void
  readLog: () => string
  /** Ends it, and waits until it has. */
  end: (signal: NodeJS.Signals) => Promise<void>
  signalAll: (signal: NodeJS.Signals) => Promise<void>
  signal: (signal: NodeJS.Signals) => void
}

const programs = new Set<Program>()

export function createProgram(command: string, args: string[], options: ProgramOptions): Program {
  const { name, folder, findDetached = async () => [], ...others } = options
  const log = path.join(folder, `${name}.log`)
  let child: ChildProcess | undefined

  const findRunning = () => (child?.exitCode === null && child.signalCode === null ? child : undefined)
  const signalAll = async (signal: NodeJS.Signals) => {
    const own = findRunning()?.pid
    const roots = [...(own === undefined ? [] : [own]), ...(await findDetached())]
    for (const pid of (await Promise.all(roots.map(findTree))).flat()) sendSignal(pid, signal)
  }
  const program: Program = {
    name,
    start() {
      const output = openSync(log, 'a')
      child = spawn(command, args, { ...others, stdio: ['ignore', output, output] })
      closeSync(output)
      child.on('error', (error) => process.stderr.write(`${name}: ${error.message}\n`))
    },
    readLog: () => readFileSync(log, 'utf8'),
    async end(signal) {
      const ending = findRunning()
      const ended = ending && once(ending, 'exit')
      if (signal === 'SIGKILL') await signalAll(signal)
      else ending?.kill(signal)
      await ended
    },
    signalAll,
    signal: (signal) => void child?.kill(signal),
  }
  programs.add(program)
  return program
}

export async function killAll(): Promise<void> {
  for (const { end } of programs) await end('SIGKILL')
}

async function findTree(pid: number): Promise<number[]> {
  const children = await childrenOf(pid).catch(() => [])
  const below = await Promise.all(children.map(findTree))
  return [pid, ...below.flat()]
}

/** The process may have ended since. */
function sendSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {}
}

/** @throws after the time with the program's name and the end of its log */
export async function waitUntil(
  isSo: () => Promise<boolean>,
  { what, withinMs, log }: { what: string; withinMs: number; log?: () => string },
): Promise<number> {
  const began = performance.now()
  for (;;) {
    if (await isSo().catch(() => false)) return performance.now() - began
    if (performance.now() - began > withinMs)
      throw new Error(`${what}: not within ${withinMs / 1000} s. ${log?.().slice(-2_000) ?? ''}`)
    await pause(50)
  }
}
