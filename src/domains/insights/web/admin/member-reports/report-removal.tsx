import { useQueryClient } from '@tanstack/react-query'
import { EyeOff, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import {
  type FlaggedKind,
  listMemberFlags,
  type MemberFlag,
  putBackReported,
  removeReported,
} from '#domains/flags/common/member-flags.ts'
import { getAdminTasks } from '#domains/moderation/common/records/records.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { api } from '#platform/web/session/api.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/insights/texts.ts'

const get = (kind: FlaggedKind) => (kind === 'message' || kind === 'question' ? kind : 'answer')

export const describeRemoving = (kind: FlaggedKind): string => t.remove_it({ kind: get(kind) })
const confirmRemoving = (kind: FlaggedKind): string => t.remove_it_question({ kind: get(kind) })
export const describeRemoved = (kind: FlaggedKind): string => t.it_is_removed({ kind: get(kind) })
const confirmRestoring = (kind: FlaggedKind): string => t.put_it_back_question({ kind: get(kind) })
const describeRestored = (kind: FlaggedKind): string => t.it_is_put_back({ kind: get(kind) })

/** Refetches after a decision, a removal or a restoration, here or by another admin. */
export function useRefreshReports() {
  const queries = useQueryClient()
  return async () => {
    const stale = [getAdminTasks, listAudit, listMemberFlags]
    await Promise.all(stale.map((op) => queries.invalidateQueries({ queryKey: [op.name] })))
  }
}

/** Shows who removed or restored the reported content, when and why, and the next actions. */
export function ReportRemoval({ report }: { report: MemberFlag }) {
  const { id, kind, about, removal, may_remove: isRemovalAllowed, decision } = report
  // Fixed at the click: if another admin acts first, the same dialog must not do the opposite.
  const [pending, setPending] = useState<'remove' | 'put_back' | null>(null)
  const refresh = useRefreshReports()
  const isRemoved = removal !== null && removal.put_back === null
  const mayRemove = isRemovalAllowed && decision?.outcome === 'upheld'
  const help = t.name_will_get_this({ name: about.display_name })

  const isBack = pending === 'put_back'

  async function change(reason: string) {
    try {
      await api.call(isBack ? putBackReported : removeReported, { id, reason })
    } finally {
      await refresh()
    }
    notify.success(isBack ? describeRestored(kind) : describeRemoved(kind))
  }

  return (
    <>
      {removal && (
        <p className="wrap-anywhere text-ink-2">
          {t.removed_by_name_at({
            name: removal.admin_name,
            at: formatMoment(removal.at),
            note: removal.reason,
          })}
        </p>
      )}
      {removal?.put_back && (
        <p className="wrap-anywhere text-ink-2">
          {t.put_back_by_name_at({
            name: removal.put_back.admin_name,
            at: formatMoment(removal.put_back.at),
            note: removal.put_back.reason,
          })}
        </p>
      )}
      {(isRemoved || mayRemove) && (
        <p>
          <May op={removeReported}>
            <Button
              size="small"
              kind="quiet"
              icon={isRemoved ? RotateCcw : EyeOff}
              onClick={() => setPending(isRemoved ? 'put_back' : 'remove')}
            >
              {isRemoved ? t.put_back() : describeRemoving(kind)}
            </Button>
          </May>
        </p>
      )}
      {pending && (
        <ReasonDialog
          title={isBack ? confirmRestoring(kind) : confirmRemoving(kind)}
          confirm={isBack ? t.put_back() : describeRemoving(kind)}
          kind={isBack ? 'primary' : 'danger'}
          help={help}
          act={change}
          onClose={() => setPending(null)}
        >
          {isBack ? t.everyone_who_saw_it_will_see_it_again() : t.only_admins_will_see_it()}
        </ReasonDialog>
      )}
    </>
  )
}
