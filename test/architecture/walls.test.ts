import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const depcruise = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')

async function selectRejected(folder: string): Promise<Set<string>> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'hoko-walls-'))
  const report = path.join(scratch, 'report.json')
  // The exit code is the number of violations.
  await promisify(execFile)(
    process.execPath,
    [depcruise, '--output-type', 'json', '--output-to', report, folder],
    { cwd: root, env: { ...process.env, HOKO_CANARIES: 'yes' } },
  ).catch(() => undefined)
  const { summary } = JSON.parse(await readFile(report, 'utf8')) as {
    summary: { violations: { rule: { name: string } }[] }
  }
  await rm(scratch, { recursive: true })
  return new Set(summary.violations.map(({ rule }) => rule.name))
}

// `npm run walls` checks the product itself.
test('every wall rejects its canary', async () => {
  const { forbidden } = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string }[]
  }
  const rejected = await selectRejected('test/architecture/canaries')
  expect([...rejected].sort()).toEqual(forbidden.map((rule) => rule.name).sort())
}, 120_000)
