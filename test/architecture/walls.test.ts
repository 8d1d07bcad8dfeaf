import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const depcruise = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')

interface Violation {
  rule: { name: string }
  from: string
}

async function cruise(folder: string, env: Record<string, string>) {
  const run = promisify(execFile)(process.execPath, [depcruise, '--output-type', 'json', folder], {
    cwd: root,
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  return JSON.parse(stdout).summary as { violations: Violation[]; totalCruised: number }
}

test('every wall rejects its canary', async () => {
  const { forbidden } = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string }[]
  }
  const { violations } = await cruise('test/architecture/canaries', { HOKO_CANARIES: 'yes' })
  const rejected = new Set(violations.map((violation) => violation.rule.name))
  expect([...rejected].sort()).toEqual(forbidden.map((rule) => rule.name).sort())
})

test('the product respects every wall, and the checker does see it', async () => {
  const { violations, totalCruised } = await cruise('src', {})
  expect(violations.map(({ rule, from }) => `${rule.name}: ${from}`)).toEqual([])
  expect(totalCruised).toBeGreaterThan(150)
})
