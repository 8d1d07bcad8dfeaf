import { expect, test } from 'vitest'
import { getCounts, describeCount, isSame, offeredChoices } from './facet-counts.ts'

const counts = {
  is_sampled: false,
  choices: { condition: [{ value: 'used', count: 12 }] },
  price: [],
}

test('what is not named has none, and where nothing was counted nothing is known', () => {
  expect(getCounts(counts, 'condition')!('used')).toEqual({ count: 12, is_about: false })
  expect(getCounts(counts, 'condition')!('new')).toEqual({ count: 0, is_about: false })
  expect(getCounts(undefined, 'condition')).toBeNull()
})

test('of what may have been left out nothing is known', () => {
  const value = (at: number) => ({ value: `suburb-${at}`, count: 100 - at })
  const many = { ...counts, choices: { suburb: Array.from({ length: 60 }, (_, at) => value(at)) } }
  expect(getCounts(many, 'suburb')!('suburb-1')?.count).toBe(99)
  expect(getCounts(many, 'suburb')!('suburb-60')).toBeUndefined()
})

test.each([
  [{ count: 1234, is_about: false }, '1,234'],
  [{ count: 1234, is_about: true }, 'about 1,200'],
  [{ count: 87, is_about: true }, 'about 87'],
  [{ count: 0, is_about: true }, '0'],
])('%j reads %s', (count, words) => {
  expect(describeCount(count)).toBe(words)
})

const choice = (text: string) => {
  const [, value, about, count, chosen] = /^(\w+)(?: (~?)(\d+))?( chosen)?$/.exec(text)!
  return {
    value: value!,
    count: count === undefined ? undefined : { count: Number(count), is_about: about === '~' },
    is_chosen: chosen !== undefined,
  }
}

test.each([
  ['what would leave nothing is not offered', ['new 0', 'used 4'], 9, ['used']],
  ['what is chosen stays, however little it leaves', ['new 0 chosen', 'used 4'], 9, ['new', 'used']],
  ['what is not counted is offered', ['new', 'used 4'], 9, ['new', 'used']],
  ['in a sample the rare may be missed: it comes last', ['new ~0', 'used ~40'], 900, ['used', 'new']],
  ['the one thing that all have is no choice', ['new 0', 'used 9'], 9, []],
  ['the one thing that some have is', ['new 0', 'used 4'], 9, ['used']],
  ['nothing but what is chosen stays too', ['new 0', 'used 9 chosen'], 9, ['used']],
  ['where nothing has any, nothing is offered', ['new 0', 'used 0'], 0, []],
])('%s', (_, choices, total, offered) => {
  expect(offeredChoices(choices.map(choice), total).map(({ value }) => value)).toEqual(offered)
})

test('makes are one however they are written', () => {
  expect(isSame('CITROEN', 'Citroën')).toBe(true)
  expect(isSame(undefined, 'Citroën')).toBe(false)
})
