import { ChartColumn, Download } from 'lucide-react'
import { useState } from 'react'
import { exportAgentNumbers, getAgentNumbers, type AgentNumbers } from '#domains/businesses/common/agents.ts'
import { addDays, readWallClock } from '#domains/businesses/common/opening-hours.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Table, type Column } from '#platform/web/ui/facts/table.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { BusinessSection } from '../business-section.tsx'
import * as t from '#domains/businesses/texts.ts'

const spans = ['7', '28', '90', '365'] as const
type Span = (typeof spans)[number]

function getDays(span: Span): { from: string; to: string } {
  const { day: to } = readWallClock(new Date(serverNow()))
  return { from: addDays(to, 1 - Number(span)), to }
}

type AgentNumbersRow = Omit<AgentNumbers, 'agent_id' | 'name' | 'has_left'> & { key: string; label: string }

const figure = (key: keyof AgentNumbers & keyof AgentNumbersRow, head: string): Column<AgentNumbersRow> => ({
  key,
  head,
  figure: true,
  cell: (row) => formatCount(row[key]),
})

export function AgentNumbersSection({ seller_id: sellerId }: { seller_id: number }) {
  const [span, setSpan] = useState<Span>('28')
  const [isSaving, setSaving] = useState(false)
  const query = { ...getDays(span), seller: sellerId }

  async function save() {
    setSaving(true)
    try {
      saveFile(await api.call(exportAgentNumbers, query), `agents-${query.from}-${query.to}.csv`)
    } catch (error) {
      notify.error(t.file_not_saved(), { description: getMessage(error) })
    }
    setSaving(false)
  }

  return (
    <BusinessSection
      id="agent-numbers"
      title={t.numbers_by_agent()}
      lead={t.what_each_agents_listings_did()}
      aside={
        <Button kind="quiet" size="small" icon={Download} busy={isSaving} onClick={() => void save()}>
          {t.save_as_csv()}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-3.5">
        <div>
          <Segmented
            label={t.time()}
            value={span}
            options={spans.map((value) => ({ value, label: t.last_days({ count: Number(value) }) }))}
            onChange={setSpan}
          />
        </div>
        <NumbersTable query={query} />
      </div>
    </BusinessSection>
  )
}

function NumbersTable({ query }: { query: { from: string; to: string; seller: number } }) {
  const { data, error, refetch, isFetching } = useApiQuery(getAgentNumbers, query)
  if (error && !data) {
    return (
      <ErrorState title={t.the_numbers_didnt_load()} busy={isFetching} onRetry={() => void refetch()}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Loading label={t.loading_numbers()}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  if (data.items.length === 0) {
    return (
      <EmptyState icon={ChartColumn} title={t.no_numbers_yet()}>
        {t.add_agents_to_see_numbers()}
      </EmptyState>
    )
  }
  const rows: AgentNumbersRow[] = data.items.map(
    ({ agent_id: agentId, name, has_left: hasLeft, ...numbers }) => ({
      ...numbers,
      key: String(agentId),
      label: name === null ? t.no_agent() : hasLeft ? t.name_left({ name }) : name,
    }),
  )
  if (rows.length > 1) rows.push({ ...data.total, key: 'total', label: t.all_listings() })
  return (
    <Table
      caption={t.table_of_results()}
      columns={[
        { key: 'label', head: t.agent(), grows: true, cell: ({ label }) => label },
        figure('live', t.live()),
        figure('sold', t.sold_or_let()),
        figure('views', t.views()),
        figure('watchers', t.watchers()),
        figure('enquiries', t.enquiries()),
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  )
}
