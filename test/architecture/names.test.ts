import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const sources = globSync('{src,tools,demo,test,bench,bin,vite}/**/*.{ts,tsx,js}', {
  cwd: root,
  exclude: (file) => ['texts.ts', 'names.test.ts'].includes(path.basename(file)),
}).map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }))

/** Finds the lines that match, outside the canaries. */
const findLines = (pattern: RegExp): string[] =>
  sources.flatMap(({ file, code }) =>
    file.includes('canaries/')
      ? []
      : Array.from(code.matchAll(pattern), ([line]) => `${file}: ${line.trim()}`),
  )

const headless = 'What|Who|Whoever|Whose|Of|Nobody'
const participles =
  'Asked|Chosen|Counted|Drawn|Found|Given|Heard|Held|Kept|Known|Meant|Named|Noted|Read|Said|Sent|Shown|Standing|Taken|Told|Tried|Wanted|Written'

test('no test title begins with a headless clause', () => {
  const titles = new RegExp(`\\b(?:test|it|describe)(?:\\.\\w+)*\\(\\s*['"\`](?:${headless})\\b.*`, 'gi')
  expect(findLines(titles)).toEqual([])
})

test('no comment begins with a headless clause', () => {
  expect(findLines(new RegExp(`^\\s*(?://|/?\\*\\*?) (?:${headless})\\b.*`, 'gm'))).toEqual([])
})

test('no type is a bare participle', () => {
  expect(findLines(new RegExp(`\\b(?:type|interface|class) (?:${participles})\\b(?! *as).*`, 'g'))).toEqual(
    [],
  )
})

test.each([
  ['asked', 120],
  ['kept', 100],
  ['said', 60],
  ['told', 40],
  ['held', 45],
])('names say %s at most %i times: the wire and columns keep theirs', (word, most) => {
  const part = new RegExp(`[A-Z]?[a-z]+`, 'g')
  const uses = sources
    .filter(({ file }) => file.startsWith('src/') && !file.includes('.test.'))
    .flatMap(({ code }) =>
      (code.replaceAll(/'[^'\n]*'|\bt\.\w+/g, ' ').match(part) ?? []).filter(
        (one) => one.toLowerCase() === word,
      ),
    )
  expect(uses.length).toBeLessThanOrEqual(most)
})
