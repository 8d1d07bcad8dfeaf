import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { buildProduct } from './build.js'
import { checkProduct } from './check.js'
import { runTool } from './run.js'
import { PlainError, step } from './step.js'

const parts = { check: runChecks, unit: runUnitTests, browser: runBrowserTests, journeys: runJourneys }

/** Runs all parts until one fails, or only the named one; further arguments go to its tool. */
export async function test([only, ...args]) {
  if (only && !(only in parts))
    throw new PlainError(`There is no part "${only}": check, unit, browser or journeys.`)
  const folder = mkdtempSync(join(tmpdir(), 'hoko-tests-'))
  const results = {}
  try {
    for (const part of only ? [only] : Object.keys(parts)) {
      results[part] = await outcome(parts[part]({ report: join(folder, `${part}.json`), args }))
      if (results[part].failed > 0) break
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return summarise(results)
}

/**
 * `test/harness/depth.ts` and the journeys read the variable. `cluster` isn't part of the whole: it needs the machine for
 * itself.
 */
export async function prove([only, ...args]) {
  if (only === 'cluster') return proveCluster(args)
  process.env.HOKO_PROVE = '1'
  return test(only ? [only, ...args] : [])
}

/** Runs all steps, or those whose titles have one of the words. */
async function proveCluster(words) {
  await buildProduct()
  return runTool('node', [join('test', 'cluster', 'prove-cluster.ts'), ...words])
}

function summarise(results) {
  const total = { passed: 0, failed: 0 }
  process.stdout.write('\n')
  for (const [part, { passed, failed, note }] of Object.entries(results)) {
    total.passed += passed
    total.failed += failed
    process.stdout.write(`${part}: ${note ?? `${passed} passed, ${failed} failed`}\n`)
  }
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
  return total.failed === 0 ? 0 : 1
}

const outcome = (part) => part.catch((error) => ({ passed: 0, failed: 1, note: error.message }))

async function runChecks() {
  await checkProduct()
  return { passed: 0, failed: 0, note: 'nothing to complain of' }
}

async function runUnitTests({ report, args }) {
  return runVitest(report, args)
}

async function runBrowserTests({ report, args }) {
  return runVitest(report, ['--config=vitest.browser.config.ts', ...args], await findBrowser())
}

async function runVitest(report, args, env) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runTool('vitest', ['run', ...reporters, ...args], env)
  const { numPassedTests: passed, numFailedTests: failed } = read(report) ?? {
    numPassedTests: 0,
    numFailedTests: 0,
  }
  return { passed, failed: atLeastOneIf(code, failed) }
}

async function runJourneys({ report, args }) {
  const { CHROMIUM_PATH: whole } = await findBrowser(with_window)
  const env = { ...(await prepareBrowser()), WHOLE_CHROMIUM_PATH: whole, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const code = await runTool('playwright', ['test', '--reporter=list,json', ...args], env)
  const { expected, flaky, unexpected } = read(report)?.stats ?? { expected: 0, flaky: 0, unexpected: 0 }
  return { passed: expected + flaky, failed: atLeastOneIf(code, unexpected) }
}

export async function takeScreenshots(args) {
  return runTool(
    'playwright',
    ['test', '--config=playwright.screenshots.config.ts', ...args],
    await prepareBrowser(),
  )
}

export async function measureByLighthouse(pages) {
  return runTool(
    'node',
    [join('test', 'lighthouse', 'measure-pages.ts'), ...pages],
    await prepareBrowser(with_window),
  )
}

// Runs the browser with a window, as people have it.
const with_window = { needsWindow: true }

async function prepareBrowser(needs) {
  const browser = await findBrowser(needs)
  await buildProduct()
  return browser
}

async function findBrowser(needs) {
  const { ensureChromium } = await import('#test/harness/ensure-chromium.js')
  return { CHROMIUM_PATH: await step('Looking for a Chromium', () => ensureChromium(needs)) }
}

// A tool that fails without a failing test (e.g. a file doesn't load) counts as one failure.
const atLeastOneIf = (code, failed) => (code === 0 ? failed : Math.max(failed, 1))

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}
