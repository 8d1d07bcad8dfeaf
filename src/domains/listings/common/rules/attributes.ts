import { formatCount } from '#platform/common/texts/choose-plural.ts'
import * as t from '#domains/listings/texts.ts'

export type FilterKind = 'select' | 'multi_select' | 'number_range' | 'boolean' | 'text'
type AttributeValue = string | number | boolean | string[]

interface FilterField {
  key: string
  name: string
  kind: FilterKind
  unit: string | null
  options: readonly string[]
  is_required: boolean
}

type Answers = Record<string, AttributeValue | null | undefined>

const furthest = 1_000_000_000

export function answerProblem({ kind, options }: FilterField, answer: AttributeValue): string | null {
  if (kind === 'select') {
    return typeof answer === 'string' && options.includes(answer) ? null : t.choose_from_the_list()
  }
  if (kind === 'multi_select') {
    const fits = Array.isArray(answer) && answer.length > 0 && answer.every((one) => options.includes(one))
    return fits && new Set(answer).size === answer.length ? null : t.choose_from_the_list()
  }
  if (kind === 'boolean') return typeof answer === 'boolean' ? null : t.say_yes_or_no()
  if (kind === 'text') {
    return typeof answer === 'string' && answer.trim() !== '' ? null : t.enter_a_few_words()
  }
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return t.enter_a_number_like_54_or_27_5()
  return Math.abs(answer) > furthest ? t.that_number_is_too_big() : null
}

const isAnswered = (answer: AttributeValue | null | undefined): answer is AttributeValue => answer != null

/** Keyed by `attributes.KEY`. Answers without a filter aren't checked. */
export function answerProblems(filters: readonly FilterField[], answers: Answers): Record<string, string> {
  const found = filters.flatMap((filter) => {
    const answer = answers[filter.key]
    const problem = isAnswered(answer) ? answerProblem(filter, answer) : null
    return problem ? [[`attributes.${filter.key}`, problem]] : []
  })
  return Object.fromEntries(found)
}

export function attributeProblems(filters: readonly FilterField[], answers: Answers): Record<string, string> {
  const gaps = filters.filter(({ key, is_required: isRequired }) => isRequired && !isAnswered(answers[key]))
  return {
    ...answerProblems(filters, answers),
    ...Object.fromEntries(gaps.map(({ key, name }) => [`attributes.${key}`, t.add_this_name({ name })])),
  }
}

/**
 * Returns answers to the category's filters, in their order; those stored for another category are
 * left out.
 */
export function publishedAnswers(
  filters: readonly FilterField[],
  answers: Answers,
): Record<string, AttributeValue> {
  const valid = filters.flatMap(({ key }): [string, AttributeValue][] => {
    const answer = answers[key]
    return isAnswered(answer) ? [[key, answer]] : []
  })
  return Object.fromEntries(valid)
}

export const fittingAnswers = (filters: readonly FilterField[], answers: Answers) =>
  publishedAnswers(
    filters.filter((filter) => answerProblems([filter], answers)[`attributes.${filter.key}`] === undefined),
    answers,
  )

export const formatNumberWithUnit = (value: number, unit: string | null) =>
  unit ? `${formatCount(value)} ${unit}` : formatCount(value)

function describeAnswer(answer: AttributeValue, unit: string | null): string {
  if (typeof answer === 'number') return formatNumberWithUnit(answer, unit)
  if (typeof answer === 'boolean') return answer ? t.yes() : t.no()
  return Array.isArray(answer) ? answer.join(', ') : answer
}

export function attributeRows(filters: readonly FilterField[], answers: Answers) {
  return filters.flatMap((filter) => {
    const answer = answers[filter.key]
    return isAnswered(answer) && answerProblem(filter, answer) === null
      ? [{ key: filter.key, name: filter.name, words: describeAnswer(answer, filter.unit) }]
      : []
  })
}

export const takesOptions = (kind: FilterKind) => kind === 'select' || kind === 'multi_select'
