import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const maxLines = 60

interface Journey {
  file: string
  title: string
  lines: number
}

/** Relies on the formatter: a test ends at the line that closes at its own indentation. */
function readJourneys(file: string): Journey[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  const tests = source.matchAll(/^( *)test\((.+?)async \(.*?\) => \{\n(.*?)\n\1\}\)$/gms)
  return [...tests].map(([, , title = '', body = '']) => ({
    file,
    title: title.trim(),
    lines: body.split('\n').filter((line) => line.trim() !== '').length,
  }))
}

test('every journey is short enough to read', () => {
  const journeys = globSync('test/journeys/**/*.spec.ts', { cwd: root }).flatMap(readJourneys)
  expect(journeys.length).toBeGreaterThan(90)
  expect(journeys.filter(({ lines }) => lines > maxLines)).toEqual([])
})

test('journeys intercept requests with intercept, because page.route may come too late', () => {
  const late = globSync('test/journeys/**/*.ts', { cwd: root })
    .filter((file) => path.basename(file) !== 'fixtures.ts')
    .filter((file) => /\.route\(/.test(readFileSync(path.join(root, file), 'utf8')))
  expect(late).toEqual([])
})
