import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { owners } from './table-owners.ts'

const root = path.join(import.meta.dirname, '../..')

interface Write {
  table: string
  file: string
}

export function findWrites(file: string, code: string): Write[] {
  const kysely = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g
  const sql =
    /(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|\bupdate)\s+(?:only\s+)?(?:public\.)?(\w+)(?=[\s(`])/gi
  return [...code.matchAll(kysely), ...code.matchAll(sql)]
    .map((match) => ({ table: match[1]!.toLowerCase(), file }))
    .filter(({ table }) => table in owners)
}

function ownerOf(file: string): string {
  return /domains\/([^/]+)\//.exec(file)?.[1] ?? /src\/([^/]+)/.exec(file)?.[1] ?? file
}

function listSources(): string[] {
  return globSync('{src,demo}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
}

test('every table has an owner', async () => {
  const types = await readFile(path.join(root, 'src/platform/server/database/db-types.ts'), 'utf8')
  const tables = [.../export interface DB \{([^}]*)\}/.exec(types)![1]!.matchAll(/^ {2}(\w+):/gm)].map(
    (m) => m[1]!,
  )
  expect(Object.keys(owners).sort()).toEqual(tables.sort())
})

test('only the owner of a table writes to it', async () => {
  const writes: Write[] = []
  for (const file of listSources())
    writes.push(...findWrites(file, await readFile(path.join(root, file), 'utf8')))
  expect(writes.length).toBeGreaterThan(20)
  expect(writes.filter(({ table, file }) => ownerOf(file) !== owners[table])).toEqual([])
})

test('the search for writes finds both spellings', () => {
  const code = "tx.insertInto('bids'); sql`update deals set x = 1`; sql`delete from trades where id = 1`"
  expect(findWrites('a.ts', code).map(({ table }) => table)).toEqual(['bids', 'deals', 'trades'])
})
