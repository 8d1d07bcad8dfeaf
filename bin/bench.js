import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.js'
import { root, runTool } from './run.js'
import { PlainError } from './step.js'

const folder = join(root, 'bench')
const namesHere = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3).replaceAll('-', '_'))
    .toSorted()

/** Runs the benchmarks that are named, or all, `--full` ones at their largest, each in a process of its own; they print a line of JSON per result. */
export async function bench(args) {
  const known = namesHere()
  const names = args.filter((arg) => arg !== '--full')
  const sizes = args.filter((arg) => arg === '--full')
  for (const name of names)
    if (!known.includes(name)) throw new PlainError(`There is no benchmark "${name}": ${known.join(', ')}.`)
  const wanted = names.length > 0 ? names : known
  if (wanted.some((name) => name === 'start' || name.startsWith('page_'))) await build()
  for (const name of wanted) {
    const code = await runTool('node', [join(folder, `${name.replaceAll('_', '-')}.ts`), ...sizes])
    if (code !== 0) return code
  }
  return 0
}
