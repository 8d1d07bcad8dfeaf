import { expect, test } from 'vitest'
import { actWords, changesOf } from './audit-words.ts'

test('an act is told in words, one of a later version by its name', () => {
  expect(actWords('account.suspended')).toBe('Suspended')
  expect(actWords('listing.hidden')).toBe('listing.hidden')
})

test.each([
  ['a word', { region: 'otago' }, { region: 'nelson' }, [['Region', 'otago', 'nelson']]],
  ['a first one', { nzbn: null }, { nzbn: '9429039501974' }, [['NZBN', 'nothing', '9429039501974']]],
  [
    'one taken away',
    { trading_name: 'Kahu Ltd' },
    { trading_name: null },
    [['Trading name', 'Kahu Ltd', 'nothing']],
  ],
  ['what is made', null, { email: 'a@example.nz', about: '' }, [['Email', null, 'a@example.nz']]],
  [
    'yes and no',
    null,
    { ends_sessions: true, seller_kind: 'in_trade' },
    [
      ['Signed out everywhere', null, 'yes'],
      ['Sells', null, 'in trade'],
    ],
  ],
  ['nothing', null, null, []],
] as const)('%s', (_name, before, after, lines) => {
  expect(changesOf({ before, after }).map(({ name, before: was, after: is }) => [name, was, is])).toEqual(
    lines,
  )
})
