import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

// Assembled, so that this file doesn't match the search.
const privateName = new RegExp(['\\b', '_private_', '\\w*'].join(''), 'gi')

export function findPrivateNames(code: string): string[] {
  return code.match(privateName) ?? []
}

test('no code names the job queue’s private tables', () => {
  const files = globSync('{src,demo,test,bench,bin,vite,migrations}/**/*.{ts,tsx,js,mjs,sql}', { cwd: root })
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.some((file) => file.endsWith('server/jobs/heartbeats.ts'))).toBe(true)
  const found = files
    .filter((file) => file !== path.relative(root, import.meta.filename))
    .flatMap((file) =>
      findPrivateNames(readFileSync(path.join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
    )
  expect(found).toEqual([])
})

test.each([
  'update graphile_worker._private_jobs set locked_by = null',
  'delete from "graphile_worker"."_private_job_queues"',
  'select identifier from GRAPHILE_WORKER._PRIVATE_TASKS',
  "sql.table('_private_known_crontabs')",
])('findPrivateNames finds a name in %s', (code) => {
  expect(findPrivateNames(code)).toHaveLength(1)
})

test.each(['select id from graphile_worker.jobs', 'const max_private_sales = 6', 'our_private: key'])(
  'findPrivateNames finds no name in %s',
  (code) => expect(findPrivateNames(code)).toEqual([]),
)
