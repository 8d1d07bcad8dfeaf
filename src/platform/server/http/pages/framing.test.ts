import { expect, test } from 'vitest'
import { listAddresses } from '#platform/common/addresses.ts'
import { mayBeFramed } from './framing.ts'

test('exactly four addresses may be framed', () => {
  expect(
    listAddresses()
      .map(({ path }) => path)
      .filter(mayBeFramed),
  ).toEqual(['/contact-us-app', '/mb/about-us', '/mb/privacy-policy', '/mb/terms-and-conditions'])
})

test.each([
  ['/MB/About-Us/', true],
  ['/mb/%61bout-us', true],
  ['/mb', false],
  ['/mb/', false],
  ['/mb/nothing', false],
  ['/mb/../user-settings', false],
  ['/contact-us', false],
  ['/contact-us-app/more', false],
  ['/info/about-us', false],
])('%s: %s', (path, may) => {
  expect(mayBeFramed(path)).toBe(may)
})
