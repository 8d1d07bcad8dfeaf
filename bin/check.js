import process from 'node:process'
import { runQuietly, toolEnvironment } from './run.js'
import { PlainError, step } from './step.js'

const parts = {
  'format:check': 'Checking the format',
  lint: 'Checking the style',
  types: 'Checking the types',
  walls: 'Checking the walls between modules',
  dead: 'Looking for dead code',
}

export async function check() {
  for (const [script, title] of Object.entries(parts)) await step(title, () => runScript(script))
}

async function runScript(script) {
  const { code, output } = await runQuietly('node', ['--run', script], { env: toolEnvironment() })
  if (code === 0) return
  process.stderr.write(`\n${output}\n`)
  throw new PlainError(`npm run ${script} found something; see above.`)
}
