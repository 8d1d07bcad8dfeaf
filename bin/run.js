import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { PlainError } from './step.js'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const windows = process.platform === 'win32'
export const compile_cache = join(root, 'node_modules', '.cache', 'node')

/** deploy/build-image.sh has installed and built all, and nothing may be written. */
export const isImage = existsSync(join(root, '.image'))

const bundledNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

export const isModern = Number(process.versions.node.split('.')[0]) >= 24

export function modernNode() {
  if (isModern && existsSync(process.execPath)) return process.execPath
  return existsSync(bundledNode) ? bundledNode : undefined
}

export function toolEnvironment(extra = {}) {
  const tools = join(root, 'node_modules', '.bin')
  const path = [dirname(modernNode() ?? process.execPath), tools, process.env.PATH].join(delimiter)
  // The compile cache helps because tests start hundreds of processes.
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: compile_cache, ...extra }
}

export async function runTool(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: toolEnvironment(env),
    stdio: 'inherit',
    shell: windows,
  })
  return (await ending(child)).code
}

export async function runQuietly(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const { code } = await ending(child)
  return { code, output }
}

export async function continueOnModernNode() {
  const env = { ...process.env, HOKO_LAUNCHED: 'yes' }
  const child = spawn(modernNode(), process.argv.slice(1), { stdio: 'inherit', env })
  const { code, signal } = await ending(child)
  if (signal) process.kill(process.pid, signal)
  else process.exit(code)
}

/** Stops when npm or the launcher is killed, as nobody could stop us afterwards. */
export function stopWithParent() {
  if (!process.env.HOKO_LAUNCHED && !process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

// A terminal sends Ctrl-C to the whole process group; forwarding it would count as a second, forcing one.
function ending(child) {
  const forward = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new PlainError(`${child.spawnfile} could not be run: ${error.message}.`)),
    )
    child.once('close', (code, signal) => resolve({ code: code ?? 1, signal }))
  }).finally(() => {
    for (const signal of signals) process.off(signal, forward)
  })
}
