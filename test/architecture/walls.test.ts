import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const depcruise = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')

interface Violation {
  rule: { name: string }
  from: string
}

interface Summary {
  violations: Violation[]
  totalCruised: number
}

async function cruise(folder: string, env: Record<string, string>) {
  const scratch = await mkdtemp(path.join(tmpdir(), 'hoko-walls-'))
  const report = path.join(scratch, 'report.json')
  // The exit code is the number of violations.
  await promisify(execFile)(
    process.execPath,
    [depcruise, '--output-type', 'json', '--output-to', report, folder],
    {
      cwd: root,
      env: { ...process.env, ...env },
    },
  ).catch(() => undefined)
  const { summary } = JSON.parse(await readFile(report, 'utf8')) as { summary: Summary }
  await rm(scratch, { recursive: true })
  return summary
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
  // Takes four seconds of CPU, more on a busy machine.
}, 120_000)
