import { useQueryClient } from '@tanstack/react-query'
import { setFeatured } from '#domains/selling/common/selling.ts'
import { checkPermission } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { usePlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { readOwnAgain } from '../table/use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

/** Features a listing or stops it; without a free place, names the plan that has one. */
export function useFeaturing() {
  const queries = useQueryClient()
  const planAlert = usePlanAlert()
  const place = useApiQuery(checkPermission, { action: 'feature_listing' }, { staleTime: 15_000 }).data
  const change = useApiMutation(setFeatured, {
    onSuccess: async ({ featured }) => {
      notify.success(featured ? t.listing_featured() : t.no_longer_featured())
      await queries.invalidateQueries({ queryKey: [checkPermission.name] })
      await readOwnAgain(queries)
    },
    onError: (error) => {
      if (!planAlert.open(error)) notify.error(getMessage(error))
    },
  })
  return {
    place,
    /** False in a market whose plans include no featured listings. */
    isOffered: place !== undefined && (place.allowed || place.used > 0 || place.plan_needed !== null),
    isBusy: change.isPending,
    planAlert,
    setFeatured: (id: number, featured: boolean) => change.mutate({ id, featured }),
  }
}
