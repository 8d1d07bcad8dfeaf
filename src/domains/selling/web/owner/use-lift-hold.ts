import { useQueryClient } from '@tanstack/react-query'
import { liftHold } from '#domains/selling/common/holds.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { readOwnAgain } from '../table/use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

export function useLiftHold() {
  const queries = useQueryClient()
  const call = useApiMutation(liftHold, {
    onSuccess: async () => {
      notify.success(t.no_longer_pending(), { description: t.it_can_be_bought_again() })
      await readOwnAgain(queries)
    },
    onError: (error) => notify.error(getMessage(error)),
  })
  return { isBusy: call.isPending, lift: (id: number) => call.mutate({ id }) }
}
