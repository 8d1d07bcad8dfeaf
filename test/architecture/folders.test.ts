import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const max_sources = 25
const max_with_tests = 30

const isWritten = (file: string) => path.basename(file) === 'texts.ts'

test('no folder holds too many files', () => {
  const folders = Map.groupBy(
    globSync('{src,tools,demo,test,bench,bin,vite}/**/*.{ts,tsx,js}', { cwd: root, exclude: isWritten }),
    (file) => path.dirname(file),
  )
  expect(folders.size).toBeGreaterThan(100)
  const full = [...folders].flatMap(([folder, files]) => {
    const sources = files.filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file)).length
    return sources > max_sources || files.length > max_with_tests
      ? [`${folder}: ${sources}, ${files.length} with tests`]
      : []
  })
  expect(full).toEqual([])
})
