import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildProduct } from './build.js'
import { root, runTool } from './run.js'
import { PlainError } from './step.js'

const folder = join(root, 'bench')
/** They request pages, so the screens are built first. */
const renders_pages = new Set(['browse', 'content', 'import', 'pages'])

const namesHere = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3).replaceAll('-', '_'))
    .toSorted()

/**
 * Runs the named benchmarks (default: all), each in its own process; prints one line of JSON per result. `--full` runs
 * the largest sizes, `--sizes 20000,50000` sets the sizes of the search.
 */
export async function bench(args) {
  const known = namesHere()
  const given = args.findIndex((arg) => arg.startsWith('--'))
  const [names, sizes] = given === -1 ? [args, []] : [args.slice(0, given), args.slice(given)]
  for (const name of names)
    if (!known.includes(name)) throw new PlainError(`There is no benchmark "${name}": ${known.join(', ')}.`)
  const wanted = names.length > 0 ? names : known
  if (wanted.some((name) => renders_pages.has(name))) await buildProduct()
  for (const name of wanted) {
    const env = name === 'content' ? { CHROMIUM_PATH: await findChromium() } : {}
    const code = await runTool('node', [join(folder, `${name.replaceAll('_', '-')}.ts`), ...sizes], env)
    if (code !== 0) return code
  }
  return 0
}

async function findChromium() {
  const { ensureChromium } = await import('#test/harness/ensure-chromium.js')
  return ensureChromium()
}
