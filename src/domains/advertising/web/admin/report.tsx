import { formatCount } from '#platform/common/texts/choose-plural.ts'
import {
  exportAdvertisementReport,
  getAdvertisementReport,
  type AdvertisementFigures,
} from '#domains/advertising/common/advertisements.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { SkeletonFigures } from '#platform/web/ui/states/skeleton.tsx'
import { DayField } from '#domains/staff/web/shared/table/day-field.tsx'
import { SaveTable } from '#domains/staff/web/shared/save-table.tsx'
import { formatRate } from './advertisement-labels.ts'
import { reportAddress, type ReportSearch } from './report-address.ts'
import { ReportChart } from './report-chart.tsx'
import * as t from '#domains/advertising/texts.ts'

type ReportFigures = OperationReply<typeof getAdvertisementReport>

export function Report({ id, search }: { id: number; search: ReportSearch }) {
  const input = { id, from: search.from, to: search.to }
  const call = useApiQuery(getAdvertisementReport, input, {
    staleTime: 0,
    placeholderData: (before) => before,
  })
  const { data, isPlaceholderData } = call
  // Rows of the previous days would appear beside the new ones.
  const report = isPlaceholderData ? undefined : data
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SpanFields id={id} search={search} report={data} />
        <SaveTable
          op={exportAdvertisementReport}
          what="advertisement"
          search={input}
          total={report?.days.length}
        />
      </div>
      <Query
        call={{ ...call, data: report }}
        failed={t.the_report_didnt_load()}
        loading={t.loading_the_report()}
        skeleton={<SkeletonFigures />}
      >
        {(loaded) => <Figures id={id} report={loaded} />}
      </Query>
    </div>
  )
}

interface SpanFieldsProps {
  id: number
  search: ReportSearch
  report: ReportFigures | undefined
}

function SpanFields({ id, search, report }: SpanFieldsProps) {
  const changeAddress = useChangeAddress()
  const go = (change: Partial<ReportSearch>) =>
    changeAddress(reportAddress(id, { ...search, ...change }), { replace: true, preventScrollReset: true })
  return (
    <search aria-label={t.days()} className="flex flex-wrap items-center gap-2">
      <DayField label={t.from()} day={search.from ?? report?.from} onDay={(from) => go({ from })} />
      <DayField label={t.to()} day={search.to ?? report?.to} onDay={(to) => go({ to })} />
      {search.from !== undefined && search.from === search.to && (
        <LinkButton
          to={reportAddress(id, { show: 'report' })}
          kind="quiet"
          size="small"
          replace
          preventScrollReset
        >
          {t.the_last_30_days()}
        </LinkButton>
      )}
    </search>
  )
}

function Figures({ id, report }: { id: number; report: ReportFigures }) {
  const { results, home } = report.by_place
  return (
    <>
      <Facts
        facts={[
          { label: t.impressions(), value: formatCount(report.impressions) },
          { label: t.clicks(), value: formatCount(report.clicks) },
          { label: t.click_rate(), value: formatRate(report) },
          { label: t.search_results(), value: describePlace(results) },
          { label: t.home_page(), value: describePlace(home) },
        ]}
      />
      <ReportChart id={id} report={report} />
    </>
  )
}

const describePlace = ({ impressions, clicks }: AdvertisementFigures) =>
  t.count_clicks_of_impressions({ count: clicks, impressions })
