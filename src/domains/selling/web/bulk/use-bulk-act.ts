import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type BulkAct,
  getBulkAct,
  planUndo,
  runBulkAct,
  stopBulkAct,
} from '#domains/selling/common/bulk-acts.ts'
import { getKey, useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { readOwnAgain } from '../table/use-own-listings.ts'

const pollMs = 700

export const isUnderWay = (act: BulkAct | undefined): boolean =>
  act?.state === 'running' || act?.state === 'stopping'

export const hasEnded = ({ state }: BulkAct): boolean => state === 'done' || state === 'stopped'

/** Its state is polled while it runs; a run goes on without the page. */
export function useBulkAct(planned: BulkAct) {
  const queries = useQueryClient()
  const [plan, setPlan] = useState(planned)
  const { data } = useApiQuery(
    getBulkAct,
    { id: plan.id },
    {
      initialData: plan,
      refetchInterval: ({ state }) => (isUnderWay(state.data) ? pollMs : false),
      refetchOnMount: false,
    },
  )
  const act = data ?? plan
  const run = useApiMutation(runBulkAct)
  const stop = useApiMutation(stopBulkAct)
  const undo = useApiMutation(planUndo)
  const replace = (next: BulkAct) => queries.setQueryData(getKey(getBulkAct, { id: next.id }), next)

  const isEnded = hasEnded(act)
  const refresh = useEffectEvent(() => void readOwnAgain(queries))
  useEffect(() => {
    if (isEnded) refresh()
  }, [isEnded, act.id])

  return {
    act,
    isSending: run.isPending || undo.isPending,
    isStopping: stop.isPending || act.state === 'stopping',
    error: run.error ?? undo.error ?? stop.error,
    run: () => run.mutate({ id: act.id }, { onSuccess: replace }),
    stop: () => stop.mutate({ id: act.id }, { onSuccess: replace }),
    undo: () => undo.mutate({ id: act.id }, { onSuccess: setPlan }),
  }
}
