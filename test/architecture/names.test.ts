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

const exported = 'export (?:async )?(?:function\\*?|const) '

/** Finds the exported functions with that name, but for those of tests. */
const findFunctions = (name: string): string[] =>
  findLines(new RegExp(`^${exported}${name}(?:[(<]| = (?:async )?[(<]).*`, 'gm')).filter(
    (line) => !line.startsWith('test/'),
  )

/** Decision 58 lists the short words of every call: `transact`, `enqueue`, `refuse`. */
const verbs =
  'accept|add|apply|ask|build|call|change|check|close|count|create|delete|describe|end|enquire|fetch|find|format|get|hold|invite|keep|list|load|lock|make|mark|move|open|parse|pay|place|press|print|propose|publish|put|read|record|remove|render|save|say|select|send|set|show|sign|start|stop|store|suspend|take|tell|turn|update|wait|watch|withdraw|write'

test('no exported function is a bare verb', () => {
  expect(findFunctions(`(?:${verbs})`)).toEqual([])
})

test('no exported function is named after what it returns of something', () => {
  // The records' helpers are generic, like `Object.keys`.
  const ofSomething = findFunctions('[a-z]\\w*Of').filter((line) => !line.includes('common/records.ts'))
  expect(ofSomething).toEqual([])
  expect(findFunctions('(?!(?:remind|warn)Of)[a-z]+Of[A-Z]\\w*')).toEqual([])
})

test('labels are called labels', () => {
  expect(findLines(new RegExp(`^${exported}(?:get|describe|format)\\w*Words\\b.*`, 'gm'))).toEqual([])
  const files = sources.map(({ file }) => file).filter((file) => /^src.*-words\.tsx?$/.test(file))
  expect(files).toEqual(['src/domains/search/common/normalise-words.ts'])
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
