import { listOwnSuspensions } from '#contract/moderation/account-appeals.ts'
import { explainSuspension } from '#shared/words/suspension-words.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { Notice } from '#web/ui/states/notice.tsx'

/** Before somebody fills in a listing that they may not publish. */
export function SellingStopped() {
  const { user } = useSession()
  const { data } = useApiQuery(listOwnSuspensions, {}, { enabled: user?.type === 'user' })
  const stop = data?.items.find(({ kind, lifted_at }) => kind === 'selling' && lifted_at === null)
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
