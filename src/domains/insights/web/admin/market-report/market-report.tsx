import { useSearchParams } from 'react-router'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import {
  exportReport,
  getReport,
  type MarketReport as Report,
  type ReportInterval,
} from '#domains/insights/common/market-report.ts'
import { marketReportKind } from '#domains/insights/common/market-report.shapes.ts'
import { formatInstant, formatMoney } from '#platform/common/formats/formats.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { SkeletonFigures } from '#platform/web/ui/states/skeleton.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { SaveTable } from '#domains/staff/web/shared/save-table.tsx'
import { DayField } from '#domains/staff/web/shared/table/day-field.tsx'
import { changeReport, readReportSearch, type ReportSearch } from './report-address.ts'
import { nameDays, ReportChart, ReportRows, Shares } from './report-rows.tsx'
import { getKinds } from './report-labels.ts'
import * as t from '#domains/insights/texts.ts'

export const meta = makeAdminMeta(t.market_report)

export default function MarketReport() {
  const search = readReportSearch(useSearchParams()[0])
  const { kind, from, to, interval, compare } = search
  const query = { kind, interval, compare, ...(from && { from }), ...(to && { to }) }
  const call = useApiQuery(getReport, query, { staleTime: 0, placeholderData: (before) => before })
  const { data, isPlaceholderData } = call
  // Rows of the previous choice would appear under the new heading.
  const report = isPlaceholderData ? undefined : data
  return (
    <AdminPage
      title={t.market_report()}
      tools={<SaveTable op={exportReport} what="report" search={query} total={report?.points.length} />}
    >
      <div className="grid grid-cols-1 gap-3.5">
        <Choices search={search} shown={data} />
        <Query
          call={{ ...call, data: report }}
          failed={t.the_report_didnt_load()}
          loading={t.loading_the_report()}
          skeleton={<SkeletonFigures />}
        >
          {(loaded) => <Everything report={loaded} search={search} />}
        </Query>
      </div>
    </AdminPage>
  )
}

function Choices({ search, shown }: { search: ReportSearch; shown: Report | undefined }) {
  const changeAddress = useChangeAddress()
  const change = (changed: Partial<ReportSearch>) =>
    changeAddress(changeReport(search, changed), { preventScrollReset: true })
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <PillSelect
        label={t.what_to_count()}
        value={search.kind}
        onChoose={(kind) => change({ kind })}
        options={marketReportKind.options.map((value) => ({ value, label: getKinds()[value] }))}
      />
      <DayField label={t.first_day()} day={search.from ?? shown?.from} onDay={(from) => change({ from })} />
      <DayField label={t.last_day()} day={search.to ?? shown?.to} onDay={(to) => change({ to })} />
      <Segmented<ReportInterval>
        label={t.by_what_interval()}
        value={search.interval}
        onChange={(interval) => change({ interval })}
        options={[
          { value: 'day', label: t.days() },
          { value: 'week', label: t.weeks() },
          { value: 'month', label: t.months() },
        ]}
      />
      <PillSelect
        label={t.against()}
        value={search.compare}
        onChoose={(compare) => change({ compare })}
        options={[
          { value: 'period', label: t.against_the_days_before() },
          { value: 'year', label: t.against_a_year_before() },
        ]}
      />
    </div>
  )
}

function Everything({ report, search }: { report: Report; search: ReportSearch }) {
  const { count, amount_cents: amountCents, sold } = report
  const earlier = nameDays({ from: report.before_from, to: report.before_to })
  const describe = (figure: Report['count'], format: (value: number) => string) => (
    <>
      {format(figure.value)}{' '}
      <span className="text-xs font-normal whitespace-nowrap text-ink-2">
        {t.was_before({ before: format(figure.before) })}
      </span>
    </>
  )
  const rate = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`)
  const counted = report.kind === 'revenue' ? t.payments() : getKinds()[report.kind]
  const rowsOf =
    search.rows_from && search.rows_to ? { from: search.rows_from, to: search.rows_to } : undefined
  return (
    <>
      <Facts
        facts={[
          { label: counted, value: describe(count, formatCount) },
          ...(amountCents ? [{ label: t.value(), value: describe(amountCents, formatMoney) }] : []),
          ...(sold
            ? [
                { label: t.of_those_sold(), value: describe(sold, formatCount) },
                {
                  label: t.sell_through(),
                  value: (
                    <>
                      {rate(sold.value, count.value)}{' '}
                      {count.before > 0 && (
                        <span className="text-xs font-normal text-ink-2">
                          {t.was_before({ before: rate(sold.before, count.before) })}
                        </span>
                      )}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      <p className="num -mt-1.5 text-xs text-ink-2">{t.against_those_of({ days: earlier })}</p>
      <ReportChart report={report} search={search} />
      <Shares report={report} search={search} />
      {rowsOf && (
        <ReportRows
          key={`${rowsOf.from} ${rowsOf.to} ${search.by} ${search.value}`}
          report={report}
          search={search}
          days={rowsOf}
        />
      )}
      <p className="text-xs text-ink-2">{t.up_to({ as_of: formatInstant(new Date(report.as_of)) })}</p>
    </>
  )
}
