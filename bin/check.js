import process from 'node:process'
import { runQuietly, toolEnvironment } from './run.js'
import { PlainError, step } from './step.js'

// Each is a script of package.json, so that it can be run alone as well.
const parts = {
  'format:check': 'Checking the format',
  lint: 'Checking the style',
  types: 'Checking the types',
  walls: 'Checking the walls between modules',
  dead: 'Looking for dead code',
}

/** The part of `npm test` that runs nothing; stops at the first complaint. */
export async function check() {
  for (const [script, title] of Object.entries(parts)) await step(title, () => runScript(script))
}

async function runScript(script) {
  const { code, output } = await runQuietly('node', ['--run', script], { env: toolEnvironment() })
  if (code === 0) return
  process.stderr.write(`\n${output}\n`)
  throw new PlainError(`npm run ${script} found something; see above.`)
}
