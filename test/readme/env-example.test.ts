import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeEnvExample } from './env-example.ts'
import { getSettingNames } from './settings-table.ts'

test('.env.example is what `npm run env-example` writes', () => {
  expect(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')).toBe(writeEnvExample())
})

test('.env.example sets nothing and names every setting once', () => {
  const lines = writeEnvExample().split('\n')
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  const named = lines.flatMap((line) => /^#([A-Z0-9_]+)=/.exec(line)?.[1] ?? [])
  expect(named).toEqual(getSettingNames())
})
