import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const { version, dependencies } = JSON.parse(read('package.json'))
const lock = JSON.parse(read('package-lock.json'))

test('package-lock.json and CHANGELOG.md have the version of package.json', () => {
  expect(lock.version).toBe(version)
  expect(lock.packages[''].version).toBe(version)
  expect(/^## \[(\d.*?)\] - \d{4}-\d\d-\d\d$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version)
})

test('.nvmrc has the version of the package `node`', () => {
  expect(read('.nvmrc').trim()).toBe(dependencies.node)
})
