import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Returns the path of a working Chromium: the named one, the system's, Playwright's own, or one
 * installed now. A headless shell is the same engine without the browser around it: it takes a
 * quarter less time and has no window to size.
 */
export async function ensureChromium({ needsWindow = false } = {}) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runs(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which is not a browser that runs.`)
  }
  const shell = needsWindow ? undefined : (findOnPath(shells) ?? (await installShell()))
  return shell ?? (await findChromium()) ?? (await installChromium())
}

/** Tried once: without it a whole browser does. @type {Promise<string | undefined> | undefined} */
let shell_installed

function installShell() {
  if (!isRoot()) return undefined
  const args = ['60', 'sh', '-c', install('chromium-headless-shell')]
  shell_installed ??= quietly('timeout', args, { says: 'ignore' }).then(() => findOnPath(shells))
  return shell_installed
}

async function findChromium() {
  const { chromium } = await import('@playwright/test')
  return findOnPath(names) ?? [...places, chromium.executablePath()].find(runs)
}

function findOnPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs)
}

// Ubuntu's `chromium` may be a stub that only suggests a snap, so its existence is not enough.
const runs = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

async function installChromium() {
  for (const [command, ...args] of waysToInstall()) {
    if ((await quietly(command, args)) !== 0) continue
    const path = await findChromium()
    if (path) return path
  }
  throw new Error(
    'There is no Chromium for the journeys and none could be installed: install one, or set CHROMIUM_PATH.',
  )
}

function waysToInstall() {
  const cli = fileURLToPath(new URL('../../node_modules/@playwright/test/cli.js', import.meta.url))
  const playwright = [process.execPath, cli, 'install', 'chromium']
  return isRoot()
    ? [['sh', '-c', install('chromium')], [...playwright, '--with-deps'], playwright]
    : [playwright]
}

const isRoot = () => process.getuid?.() === 0
const install = (name) => `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`

function quietly(command, args, { says = 'inherit' } = {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', says] })
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', resolve)
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.stdout.write(`${await ensureChromium()}\n`)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
