import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import process from 'node:process'
import { modernNode, root, runQuietly } from './run.js'
import { PlainError, step } from './step.js'

export async function install() {
  if (!isInstalled()) await step('Installing packages', installPackages)
  if (!modernNode()) await step('Fetching Node 24', fetchNode)
}

// npm writes its own record last, so an interrupted installation has none.
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = packagesIn(record)
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const present = installed[path]
    return present ? present.version === wanted.version : wanted.optional || path === ''
  })
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

// `npm ci` would refuse lock files that lack the optional packages of other platforms.
async function installPackages() {
  const { code, output } = await npm(
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--loglevel=error',
  )
  if (code === 0) return
  process.stderr.write(`\n${output}\n`)
  if (/\b(EACCES|EROFS|EPERM)\b/.test(output)) throw new PlainError(`Hoko may not write in ${root}.`)
  throw new PlainError('The packages could not be installed; npm says why above.')
}

// The package `node` downloads its binary in an install script, which npm skips if scripts are off.
async function fetchNode() {
  const folder = join(root, 'node_modules', 'node')
  const { code, output } = await runQuietly(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
  })
  if (code === 0 && modernNode()) return
  process.stderr.write(`\n${output}\n`)
  throw new PlainError('Node 24 could not be fetched; install it from https://nodejs.org and start again.')
}

/** Uses the npm that called us if there is one: no search and no shell. */
async function npm(...args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  if (script && basename(script) === 'npm-cli.js')
    return runQuietly(node ?? process.execPath, [script, ...args])
  try {
    return await runQuietly('npm', args, { shell: process.platform === 'win32' })
  } catch (error) {
    throw new PlainError('npm was not found; install Node 20 or newer, with npm, from https://nodejs.org.', {
      cause: error,
    })
  }
}
