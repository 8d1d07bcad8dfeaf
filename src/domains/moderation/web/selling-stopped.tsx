import { listOwnSuspensions } from '#domains/moderation/common/warnings.ts'
import { explainSuspension } from '#domains/accounts/common/members/suspension-labels.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'

/** Shown before a suspended seller fills in a listing that they can't publish. */
export function SellingStopped() {
  const { user } = useSession()
  const { data } = useApiQuery(listOwnSuspensions, {}, { enabled: user?.type === 'user' })
  const stop = data?.items.find(({ kind, lifted_at: liftedAt }) => kind === 'selling' && liftedAt === null)
  if (!stop) return null
  const { reason, until } = stop
  return (
    <div className="mb-4">
      <Notice kind="wrong">
        {explainSuspension({ kind: 'selling', reason, until: until === null ? null : new Date(until) })}
      </Notice>
    </div>
  )
}
