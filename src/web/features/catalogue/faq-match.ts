import type { listFaqs } from '#contract/catalogue/faqs.ts'
import type { OperationReply } from '#contract/core/operation.ts'
import { plainText } from '#shared/formats/rich-text.ts'

export type FaqGroup = OperationReply<typeof listFaqs>['groups'][number]

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The questions in which every word occurs, in the question or in its answer; groups left empty are left out. */
export function matchingFaqs(groups: FaqGroup[], words: string): FaqGroup[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return groups
  return groups.flatMap((group) => {
    const items = group.items.filter(({ question, answer }) => {
      const text = folded(`${question} ${plainText(answer)}`)
      return wanted.every((word) => text.includes(word))
    })
    return items.length > 0 ? [{ ...group, items }] : []
  })
}

/** By its number, so that a link to a question outlives a change of its words. */
export const getAnchor = ({ id }: { id: number }) => `question-${id}`
export const groupAnchor = (at: number) => `group-${at + 1}`
