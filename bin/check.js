import process from 'node:process'
import { runQuietly, toolEnvironment } from './run.js'
import { PlainError, step } from './step.js'

// Two lanes: one compiler thread uses one core, and takes three quarters of the total of its usual
// four.
const lanes = [
  [
    ['types:by-one', 'Checking the types'],
    ['walls', 'Checking the walls between modules', /\(\d{4,} modules/],
  ],
  [
    ['format:check', 'Checking the format'],
    ['lint', 'Checking the style'],
    ['dead', 'Looking for dead code'],
  ],
]

export async function checkProduct() {
  const outcomes = await Promise.allSettled(lanes.map(runInTurn))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

async function runInTurn(lane) {
  for (const [script, title, proof] of lane)
    await step(title, () => runScript(script, proof), { ticking: false })
}

/** `proof` is a line of its output that shows that it checked anything. */
async function runScript(script, proof = /^/) {
  const { code, output } = await runQuietly('node', ['--run', script], { env: toolEnvironment() })
  if (code === 0 && proof.test(output)) return
  process.stderr.write(`\n${output}\n`)
  throw new PlainError(`npm run ${script} found something; see above.`)
}
