import { expect, test } from 'vitest'
import { getCounts, describeCount, isSame, offeredChoices } from './facet-counts.ts'

const counts = {
  is_sampled: false,
  choices: { condition: [{ value: 'used', count: 12 }] },
  price: [],
}

test('getCounts returns 0 for an unlisted value and null without counts', () => {
  expect(getCounts(counts, 'condition')!('used')).toEqual({ count: 12, isAbout: false })
  expect(getCounts(counts, 'condition')!('new')).toEqual({ count: 0, isAbout: false })
  expect(getCounts(undefined, 'condition')).toBeNull()
})

test('getCounts returns undefined for values beyond a cut-off list', () => {
  const value = (at: number) => ({ value: `suburb-${at}`, count: 100 - at })
  const many = { ...counts, choices: { suburb: Array.from({ length: 60 }, (_, at) => value(at)) } }
  expect(getCounts(many, 'suburb')!('suburb-1')?.count).toBe(99)
  expect(getCounts(many, 'suburb')!('suburb-60')).toBeUndefined()
})

test.each([
  [{ count: 1234, isAbout: false }, '1,234'],
  [{ count: 1234, isAbout: true }, 'about 1,200'],
  [{ count: 87, isAbout: true }, 'about 87'],
  [{ count: 0, isAbout: true }, '0'],
])('the count %j reads %s', (count, words) => {
  expect(describeCount(count)).toBe(words)
})

const choice = (text: string) => {
  const [, value, about, count, chosen] = /^(\w+)(?: (~?)(\d+))?( chosen)?$/.exec(text)!
  return {
    value: value!,
    count: count === undefined ? undefined : { count: Number(count), isAbout: about === '~' },
    isChosen: chosen !== undefined,
  }
}

test.each([
  ['a choice with no results is not offered', ['new 0', 'used 4'], 9, ['used']],
  ['a chosen value stays with few results', ['new 0 chosen', 'used 4'], 9, ['new', 'used']],
  ['a choice without a count is offered', ['new', 'used 4'], 9, ['new', 'used']],
  ['in a sample the rare may be missed: it comes last', ['new ~0', 'used ~40'], 900, ['used', 'new']],
  ['the one thing that all have is no choice', ['new 0', 'used 9'], 9, []],
  ['the one thing that some have is', ['new 0', 'used 4'], 9, ['used']],
  ['a chosen value stays even if no other has results', ['new 0', 'used 9 chosen'], 9, ['used']],
  ['no choice is offered when none has results', ['new 0', 'used 0'], 0, []],
])('%s', (_, choices, total, offered) => {
  expect(offeredChoices(choices.map(choice), total).map(({ value }) => value)).toEqual(offered)
})

test('makes merge regardless of spelling', () => {
  expect(isSame('CITROEN', 'Citroën')).toBe(true)
  expect(isSame(undefined, 'Citroën')).toBe(false)
})
