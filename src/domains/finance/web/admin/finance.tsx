import { Landmark, Plus } from 'lucide-react'
import { useState } from 'react'
import { listLenders, type Lender } from '#domains/finance/common/finance.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { enquiries } from './enquiries.tsx'
import { listLenderColumns } from './lender-columns.tsx'
import { LenderDialog } from './lender-dialog.tsx'
import { useLenderActs } from './use-lenders.ts'
import * as t from '#domains/finance/texts.ts'

const lenders = defineTable({
  path: '/finance',
  section: 'lenders',
  operation: listLenders,
  icon: Landmark,
  words: () => ({
    title: t.lenders(),
    failed: t.lenders_didnt_load(),
    loading: t.loading_lenders(),
    none: { title: t.no_lenders_yet(), text: t.add_who_lends() },
  }),
  useExtras: () => {
    const [edited, onEdit] = useState<Lender | 'new' | null>(null)
    return { edited, onEdit, ...useLenderActs(useApiQuery(listLenders, {}).data) }
  },
  isStatic: true,
  columns: ({ reply, extras: { acts, onEdit } }) =>
    listLenderColumns({ acts, lenders: reply?.items ?? [], onEdit }),
  nothing: ({ extras: { onEdit } }) => ({
    title: t.no_lenders_yet(),
    text: t.add_who_lends(),
    action: <AddLender onEdit={onEdit} />,
  }),
  Tools: ({ reply, extras: { onEdit } }) => (
    <div className="flex flex-wrap gap-2.5">
      <LinkButton kind="quiet" size="small" to="/edit-settings?section=texts">
        {t.edit_disclosure()}
      </LinkButton>
      {reply && reply.items.length > 0 && <AddLender onEdit={onEdit} />}
    </div>
  ),
  Top: ({ extras: { announced } }) => <output className="sr-only">{announced}</output>,
  Bottom: ({ reply, extras: { edited, onEdit } }) =>
    reply &&
    edited && (
      <LenderDialog lenders={reply} lender={edited === 'new' ? null : edited} onClose={() => onEdit(null)} />
    ),
})

const AddLender = ({ onEdit }: { onEdit: (lender: 'new') => void }) => (
  <Button size="small" icon={Plus} onClick={() => onEdit('new')}>
    {t.add_lender()}
  </Button>
)

export const meta = makeAdminMeta(t.finance)

export default function Finance() {
  // All load at once, but the lenders would push the rest down.
  const { isPending } = useApiQuery(listLenders, {})
  return (
    <AdminPage title={t.finance()}>
      <div className="grid grid-cols-1 gap-8">
        <lenders.Page />
        <div className={isPending ? 'hidden' : 'contents'}>
          <enquiries.Page />
        </div>
      </div>
    </AdminPage>
  )
}
