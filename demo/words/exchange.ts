import type { QuestionedListing } from './thing-asked-about.ts'

export interface Exchange {
  question: string
  answer: (thing: QuestionedListing) => string
  fits: (thing: QuestionedListing) => boolean
}

export type Fits = Exchange['fits']

export const makeExchange = (
  question: string,
  answer: string | Exchange['answer'],
  fits: Fits,
): Exchange => ({
  question,
  answer: typeof answer === 'string' ? () => answer : answer,
  fits,
})

export const within =
  (...tops: string[]): Fits =>
  ({ category }) =>
    tops.some((top) => category === top || category.startsWith(`${top}-`))

export const all =
  (...rules: Fits[]): Fits =>
  (thing) =>
    rules.every((rule) => rule(thing))
