import { useNavigate } from 'react-router'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { sellSimilar } from '#domains/selling/common/selling.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'

/** The parameter of the draft's address that names the listing it was copied from. */
export const copiedFrom = 'copied_from'

export function useSellSimilar() {
  const navigate = useNavigate()
  const copy = useApiMutation(sellSimilar, {
    onSuccess: ({ id, type }, original) => void navigate(`/${type}/${id}/edit?${copiedFrom}=${original.id}`),
    onError: (error) => notify.error(getMessage(error)),
  })
  return {
    isBusy: copy.isPending,
    start: ({ id }: Pick<OwnListing, 'id'>) => copy.mutate({ id }),
  }
}
