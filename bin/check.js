import process from 'node:process'
import { runQuietly, toolEnvironment } from './run.js'
import { PlainError, step } from './step.js'

// Two at a time: the compiler keeps one core busy, so the others have the second.
const lanes = [
  [['types', 'Checking the types']],
  [
    ['format:check', 'Checking the format'],
    ['lint', 'Checking the style'],
    ['walls', 'Checking the walls between modules'],
    ['dead', 'Looking for dead code'],
  ],
]

export async function check() {
  const outcomes = await Promise.allSettled(lanes.map(runInTurn))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

async function runInTurn(lane) {
  for (const [script, title] of lane) await step(title, () => runScript(script))
}

async function runScript(script) {
  const { code, output } = await runQuietly('node', ['--run', script], { env: toolEnvironment() })
  if (code === 0) return
  process.stderr.write(`\n${output}\n`)
  throw new PlainError(`npm run ${script} found something; see above.`)
}
