import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const maxSources = 25
const maxWithTests = 30

const isWritten = (file: string) => path.basename(file) === 'texts.ts'

test('no folder holds too many files', () => {
  const folders = Map.groupBy(
    globSync('{src,tools,demo,test,bench,bin,vite}/**/*.{ts,tsx,js}', { cwd: root, exclude: isWritten }),
    (file) => path.dirname(file),
  )
  expect(folders.size).toBeGreaterThan(100)
  const full = [...folders].flatMap(([folder, files]) => {
    const sources = files.filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file)).length
    return sources > maxSources || files.length > maxWithTests
      ? [`${folder}: ${sources}, ${files.length} with tests`]
      : []
  })
  expect(full).toEqual([])
})
