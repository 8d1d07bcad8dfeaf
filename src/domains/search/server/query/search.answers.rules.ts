import type { Filter, FilterKind } from '#domains/catalogue/common/catalogue.ts'
import * as t from '#domains/search/texts.ts'
import { toRecord } from '#platform/common/records.ts'

export interface AnswerTokens {
  tokens: string[]
  numbers: Record<string, number>
  words: string
}

export function getAnswers({
  asked,
  attributes,
}: {
  asked: Record<string, FilterKind>
  attributes: unknown
}): AnswerTokens {
  const found: AnswerTokens = { tokens: [], numbers: {}, words: '' }
  for (const [key, answer] of Object.entries(toRecord(attributes))) {
    const kind = asked[key]
    if (kind === undefined) continue
    if (kind === 'number_range') {
      if (typeof answer !== 'number') continue
      found.numbers[key] = answer
      found.tokens.push(getToken(key))
    } else if (typeof answer === 'boolean') {
      found.tokens.push(getToken(key, String(answer)))
    } else {
      const texts = [answer].flat().filter((text) => typeof text === 'string')
      found.words += ` ${texts.join(' ')}`
      if (kind !== 'text') found.tokens.push(...texts.map((text) => getToken(key, text)))
    }
  }
  return found
}

const getToken = (key: string, answer?: string) =>
  answer === undefined ? `=a:${key}` : `=a:${key}:${answer}`

export interface AnswerFilters {
  /** Each list must match one of its tokens. */
  anyOf: string[][]
  ranges: { key: string; min?: number; max?: number }[]
}

export const nothingWanted: AnswerFilters = { anyOf: [], ranges: [] }

type Searchable = Pick<Filter, 'key' | 'name' | 'kind' | 'options' | 'is_facet'>

export function readAnswers(attr: Record<string, string[]>, filters: readonly Searchable[]) {
  const wanted: AnswerFilters = { anyOf: [], ranges: [] }
  const errors: Record<string, string> = {}
  const byKey = new Map(
    filters
      .filter(({ kind, is_facet: isFacet }) => isFacet && kind !== 'text')
      .map((filter) => [filter.key, filter]),
  )
  for (const [name, texts] of Object.entries(attr)) {
    const [, key = name, end] = /^(.+)_(min|max)$/.exec(name) ?? []
    const filter = byKey.get(key)
    const isRange = filter?.kind === 'number_range'
    if (!filter || isRange !== (end !== undefined)) {
      errors[`attr.${name}`] = isRange
        ? t.name_is_a_range_say_attr_key_min_or({ name: filter.name, key })
        : t.nothing_can_be_searched_for_by_attr({ name })
    } else if (isRange) {
      const problem = addRange(wanted.ranges, key, end === 'max' ? 'max' : 'min', texts)
      if (problem) errors[`attr.${name}`] = problem
    } else {
      const unknown = texts.find((text) => !choicesFor(filter).includes(text))
      if (unknown !== undefined)
        errors[`attr.${name}`] = t.name_has_no_choice_unknown({ name: filter.name, unknown })
      else wanted.anyOf.push(texts.map((text) => getToken(key, text)))
    }
  }
  for (const { key, min, max } of wanted.ranges) {
    wanted.anyOf.push([getToken(key)])
    if (min !== undefined && max !== undefined && min > max)
      errors[`attr.${key}_max`] = t.the_highest_must_be_at_least_the()
  }
  return { wanted, errors }
}

const choicesFor = ({ kind, options }: Searchable) => (kind === 'boolean' ? ['true', 'false'] : options)

function addRange(
  ranges: AnswerFilters['ranges'],
  key: string,
  end: 'min' | 'max',
  texts: string[],
): string | undefined {
  const [text = ''] = texts
  if (texts.length > 1 || !/^-?\d{1,10}(?:\.\d{1,6})?$/.test(text)) return t.write_one_number_here()
  const range = ranges.find((one) => one.key === key) ?? { key }
  if (!ranges.includes(range)) ranges.push(range)
  range[end] = Number(text)
  return undefined
}
