import { Landmark, Plus } from 'lucide-react'
import { useState } from 'react'
import { listLenders, type Lender } from '#contract/finance/finance.ts'
import { Query } from '#web/lib/loading/query-state.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Table } from '#web/ui/facts/table.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { listLenderColumns } from './lender-columns.tsx'
import { LenderDialog } from './lender-dialog.tsx'
import { useLenderActs, type Lenders as LenderList } from './use-lenders.ts'
import * as t from './texts.ts'

export function Lenders() {
  const call = useApiQuery(listLenders, {})
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <Query
        call={call}
        failed={t.lenders_didnt_load()}
        loading={t.loading_lenders()}
        skeleton={<SkeletonRows count={3} />}
      >
        {(data) => <Loaded lenders={data} />}
      </Query>
    </div>
  )
}

function Loaded({ lenders }: { lenders: LenderList }) {
  const { items } = lenders
  const { acts, told } = useLenderActs(lenders)
  const [edited, setEdited] = useState<Lender | 'new' | null>(null)
  const add = (
    <Button size="small" icon={Plus} onClick={() => setEdited('new')}>
      {t.add_lender()}
    </Button>
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5">
        <h2 id="lenders" className="heading mr-auto text-base">
          {t.lenders()}
        </h2>
        <LinkButton kind="quiet" size="small" to="/edit-settings?section=texts">
          {t.edit_disclosure()}
        </LinkButton>
        {items.length > 0 && add}
      </div>
      <output className="sr-only">{told}</output>
      {items.length === 0 ? (
        <EmptyState icon={Landmark} title={t.no_lenders_yet()} action={add}>
          {t.add_who_lends()}
        </EmptyState>
      ) : (
        <div className="overflow-clip rounded-panel border border-line bg-paper">
          <Table
            caption={t.lenders()}
            columns={listLenderColumns({ acts, lenders: items, onEdit: setEdited })}
            rows={items}
            rowKey={({ id }) => id}
            dense
          />
        </div>
      )}
      {edited && (
        <LenderDialog
          lenders={lenders}
          lender={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
