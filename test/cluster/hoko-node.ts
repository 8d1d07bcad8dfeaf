import { spawn } from 'node:child_process'
import path from 'node:path'
import { openLine, type Line } from './line.ts'
import { createProgram, waitUntil, type Program } from './programs.ts'

const root = path.join(import.meta.dirname, '../..')
const startMs = 60_000

export interface HokoNode {
  name: string
  program: Program
  port: number
  opsPort: number
  /** Its way to the database. */
  line: Line
  waitUntilReady: () => Promise<number>
}

interface NodeOptions {
  name: string
  role: 'web' | 'worker'
  folder: string
  port: number
  opsPort: number
  database: { port: number; name: string }
  /** Those that all nodes have. */
  settings: Record<string, string>
  /** The most files that it may have open. */
  openFiles?: number
}

/** A node in production, with pages; it isn’t started yet. */
export async function createHokoNode(options: NodeOptions): Promise<HokoNode> {
  const { name, role, folder, port, opsPort, database, settings, openFiles } = options
  const line = await openLine(database.port)
  const main = path.join(root, 'src/app/server/main.ts')
  const [command, ...args] =
    openFiles === undefined
      ? ([process.execPath, main] as const)
      : (['prlimit', `--nofile=${openFiles}`, process.execPath, main] as const)
  const node = createProgram(command, args, {
    name,
    folder,
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      ROLE: role,
      NODE_NAME: name,
      PORT: `${port}`,
      OPS_PORT: `${opsPort}`,
      DATA_DIR: path.join(folder, `data-${name}`),
      DATABASE_URL: `postgres://hoko@127.0.0.1:${line.port}/${database.name}`,
      MIGRATE: 'off',
      ...settings,
    },
  })
  return {
    name,
    program: node,
    port,
    opsPort,
    line,
    waitUntilReady: () =>
      waitUntil(() => isReady(opsPort), { what: `${name} is ready`, withinMs: startMs, log: node.readLog }),
  }
}

export const isReady = async (opsPort: number) =>
  (await fetch(`http://127.0.0.1:${opsPort}/ready`, { signal: AbortSignal.timeout(2_000) })).ok

/** Runs a command of Hoko to its end. @returns its exit code and log */
export async function runHoko(
  args: string[],
  { folder, env }: { folder: string; env: Record<string, string> },
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [path.join(root, 'bin/hoko.js'), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data'), NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve) => void child.on('close', resolve))
  return { code, output }
}
