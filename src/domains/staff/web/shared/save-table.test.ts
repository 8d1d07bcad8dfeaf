import { expect, test } from 'vitest'
import { createRowCounter, readCsv } from './save-table.tsx'

const lines = 'Number,Title\r\n1,"Chair, oak\r\nand ash"\r\n2,"The ""best"""\r\n'

test.each([1, 7, 1000])('createRowCounter counts rows in chunks of %i bytes', (size) => {
  const bytes = new TextEncoder().encode(lines)
  const count = createRowCounter()
  let rows = 0
  for (let from = 0; from < bytes.length; from += size) rows = count(bytes.subarray(from, from + size))
  expect(rows).toBe(2)
})

test('readCsv returns the whole file and reports progress', async () => {
  const counts: number[] = []
  const file = await readCsv(new Response(lines), (rows) => counts.push(rows))
  expect(await file.text()).toBe(lines)
  expect(counts.at(-1)).toBe(2)
})

test('readCsv rejects an interrupted file', async () => {
  const broken = new ReadableStream({
    pull: (stream) => stream.error(new TypeError('network')),
  })
  await expect(readCsv(new Response(broken), () => undefined)).rejects.toMatchObject({
    problem: { key: 'offline' },
  })
})
