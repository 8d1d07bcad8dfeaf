import { type Block, type blockMember, listBlocks } from '#domains/accounts/common/blocks/blocks.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'

export function useIsBlocked({
  listing_id: listingId,
  pseudonym,
  question_id: questionId,
}: OperationInput<typeof blockMember>): boolean {
  const { data } = useApiQuery(listBlocks, {})
  const isThat = ({ is_bidder: isBidder, name, listing, question_ids: questionIds }: Block) =>
    questionId === undefined
      ? isBidder && name === pseudonym && listing.id === listingId
      : questionIds.includes(questionId)
  return data?.items.some(isThat) ?? false
}
