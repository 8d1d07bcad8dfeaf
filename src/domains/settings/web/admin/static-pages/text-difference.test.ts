import { expect, test } from 'vitest'
import { measureProcessorTime } from '#test/harness/processor-time.ts'
import { compareTexts, foldUnchanged } from './text-difference.ts'

const same = (text: string) => ({ kind: 'same', text })
const removed = (text: string) => ({ kind: 'removed', text })
const added = (text: string) => ({ kind: 'added', text })
const changed = (...pieces: object[]) => ({ kind: 'changed', pieces })

test.each([
  ['', '', [same('')]],
  ['One', 'One', [same('One')]],
  ['One', 'One\n\nTwo', [same('One'), added('Two')]],
  ['One\n\nTwo', 'Two', [removed('One'), same('Two')]],
  [
    'You may cancel within 7 days.',
    'You may cancel within 14 days.',
    [changed(same('You may cancel within '), removed('7 '), added('14 '), same('days.'))],
  ],
  ['Fees are low.', 'We love bees', [removed('Fees are low.'), added('We love bees')]],
  ['a\nb\nc\nd', 'a\nc\nx\nd', [same('a'), removed('b'), same('c'), added('x'), same('d')]],
  ['- one\n- two', '- two\n- one', [removed('- one'), same('- two'), added('- one')]],
])('%j to %j', (before, after, lines) => {
  expect(compareTexts(before, after)).toEqual(lines)
})

test('foldUnchanged folds unchanged lines except one on each side', () => {
  const before = ['a', '', 'b', 'c', 'd', 'e', 'f', 'g']
  const after = before.with(4, 'something else')
  expect(foldUnchanged(compareTexts(before.join('\n'), after.join('\n')))).toEqual([
    { kind: 'folded', count: 2 },
    same('c'),
    removed('d'),
    added('something else'),
    same('e'),
    { kind: 'folded', count: 2 },
  ])
  expect(foldUnchanged(compareTexts('a\nb', 'a\nb'))).toEqual([{ kind: 'folded', count: 2 }])
})

test.each([
  ['lines', '\n'],
  ['words', 'a '],
  ['words that differ', ' '],
])('60,000 characters of %s compare quickly', (_what, piece) => {
  const fill = (word: string) => (piece === ' ' ? `${word} ` : piece).repeat(60_000).slice(0, 60_000)
  const compare = () => {
    compareTexts(`x${fill('a')}x`, `y${fill('b')}y`)
    compareTexts(
      Array.from({ length: 10_000 }, (_, n) => `a${n}`).join('\n'),
      Array.from({ length: 10_000 }, (_, n) => `b${n}`).join('\n'),
    )
  }
  expect(measureProcessorTime(compare)).toBeLessThan(2_000)
})
