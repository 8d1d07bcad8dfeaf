import process from 'node:process'
import { runQuietly, toolEnvironment } from './run.js'
import { PlainError, step } from './step.js'

// Each is a script of package.json, so that it can be run alone as well. The two rows run side by side.
const rows = [['types'], ['format:check', 'lint', 'walls', 'dead']]

/** The part of `npm test` that runs nothing; tells all complaints at once. */
export const check = () =>
  step('Checking format, style, types, walls between modules and dead code', async () => {
    const failed = (await Promise.all(rows.map(runRow))).flat()
    if (failed.length > 0)
      throw new PlainError(`npm run ${failed.join(' and npm run ')} found something; see above.`)
  })

/** Answers which of them failed. */
async function runRow(scripts) {
  const failed = []
  for (const script of scripts) {
    const { code, output } = await runQuietly('node', ['--run', script], { env: toolEnvironment() })
    if (code === 0) continue
    process.stderr.write(`\n${output}\n`)
    failed.push(script)
  }
  return failed
}
