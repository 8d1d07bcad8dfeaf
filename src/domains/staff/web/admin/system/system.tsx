import { getSystem } from '#domains/staff/common/system/system.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { formatBytes } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { FactTable } from '#platform/web/ui/facts/fact-table.tsx'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { makeAdminMeta } from '../../shared/admin-meta.ts'
import { AdminPage } from '../../shared/admin-page.tsx'
import { formatMoment } from '../../shared/moments.ts'
import { describeRetention } from './retention-labels.ts'
import * as t from '#domains/staff/texts.ts'

export const meta = makeAdminMeta(t.system)

type System = OperationReply<typeof getSystem>

export default function SystemPage() {
  const call = useApiQuery(getSystem, {})
  return (
    <AdminPage title={t.system()}>
      <div className="grid max-w-4xl gap-4">
        <Query
          call={call}
          failed={t.the_system_page_didnt_load()}
          loading={t.loading_the_system_page()}
          skeleton={[3, 12, 4, 12].map((lines, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- The panels don't change.
            <Panel key={index}>
              <SkeletonText lines={lines} />
            </Panel>
          ))}
        >
          {(system) => <Sections system={system} />}
        </Query>
      </div>
    </AdminPage>
  )
}

function Sections({ system }: { system: System }) {
  const { release, node, disk, database, workers, web_beat_at: webBeatAt, retention } = system
  const nodes = [
    { label: t.web_any_node(), value: webBeatAt === null ? t.never() : formatMoment(webBeatAt) },
    ...workers.map(({ id, beat_at: beatAt }) => ({
      label: t.worker_id({ id: id.slice(0, 24) }),
      value: formatMoment(beatAt),
    })),
  ]
  return (
    <>
      <Facts
        facts={[
          { label: t.release(), value: release },
          { label: 'PostgreSQL', value: database.version },
          { label: t.database_size(), value: formatBytes(database.bytes) },
          { label: t.free_disk_on_node({ node }), value: describeDisk(disk) },
        ]}
      />
      <Panel title={t.largest_tables()} aside={t.with_indexes_rows_estimated()}>
        <FactTable
          facts={database.tables.map(({ name, bytes, rows }) => ({
            label: name,
            value: t.bytes_and_rows({ bytes: formatBytes(bytes), rows: formatCount(rows) }),
          }))}
        />
      </Panel>
      <Panel title={t.nodes()} aside={t.last_heard_from()}>
        <FactTable facts={nodes} />
      </Panel>
      <Panel title={t.deleted_after()}>
        <FactTable
          facts={retention.map((one) => {
            const { label, after } = describeRetention(one)
            return { label, value: after }
          })}
        />
        <p className="mt-3 text-sm text-ink-2">{t.bids_the_ledger_invoices_and_the()}</p>
      </Panel>
    </>
  )
}

const describeDisk = ({ free_bytes: free, total_bytes: total }: System['disk']): string =>
  t.free_of_total({ free: formatBytes(free), total: formatBytes(total) })
