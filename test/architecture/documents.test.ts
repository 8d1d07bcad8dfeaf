import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const documents = new Set([
  ...globSync('*.md', { cwd: root }),
  ...globSync('docs/**/*.md', { cwd: root }).map((file) => path.basename(file)),
])
const sources = globSync('{src,demo,test,bench,bin,vite}/**/*.{ts,tsx,js}', { cwd: root })
  .filter((file) => !file.includes('documents.test'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

test('comments name only documents that exist', () => {
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:[\w-]+\/)*([\w-]+\.md)\b/g)].map(([, name]) => ({ file, name: name! })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ name }) => !documents.has(name))).toEqual([])
})

test('every rule named by its heading exists', () => {
  const rules = readFileSync(path.join(root, 'docs/trading-rules.md'), 'utf8')
  const headings = new Set([...rules.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!))
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/trading-rules\.md › ([A-Z][^.;:)]*)/g)].map(([, heading]) => ({
      file,
      heading: heading!.trim(),
    })),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ heading }) => !headings.has(heading))).toEqual([])
})

test('every decision named by its file exists', () => {
  const linked = [...documents].flatMap((name) => {
    const file = [
      path.join(root, name),
      path.join(root, 'docs', name),
      path.join(root, 'docs/decisions', name),
    ].find(existsSync)!
    return [...readFileSync(file, 'utf8').matchAll(/\]\(([^):#]+\.md)/g)].map(([, target]) => ({
      name,
      target: path.resolve(path.dirname(file), target!),
    }))
  })
  expect(linked.filter(({ target }) => !existsSync(target))).toEqual([])
})
