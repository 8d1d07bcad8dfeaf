import { type Block, type blockMember, listBlocks } from '#domains/accounts/common/blocks/blocks.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'

export function useIsBlocked({
  listing_id,
  pseudonym,
  question_id,
}: OperationInput<typeof blockMember>): boolean {
  const { data } = useApiQuery(listBlocks, {})
  const isThat = ({ is_bidder, name, listing, question_ids }: Block) =>
    question_id === undefined
      ? is_bidder && name === pseudonym && listing.id === listing_id
      : question_ids.includes(question_id)
  return data?.items.some(isThat) ?? false
}
