import type { listFaqs } from '#domains/catalogue/common/faqs.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { plainText } from '#platform/common/formats/rich-text.ts'

export type FaqGroup = OperationReply<typeof listFaqs>['groups'][number]

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

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

/** Uses the id, so that a link survives an edited question. */
export const getAnchor = ({ id }: { id: number }) => `question-${id}`
export const groupAnchor = (at: number) => `group-${at + 1}`
