import { FileX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import {
  exportAdvertisementReport,
  getAdvertisementReport,
  type AdvertisementFigures,
  type Advertisement,
  deleteAdvertisement,
  getAdvertisement,
  listAdvertisements,
  updateAdvertisement,
} from '#domains/advertising/common/advertisements.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { May, useMay } from '#domains/staff/web/shared/may.tsx'
import { SaveTable } from '#domains/staff/web/shared/save-table.tsx'
import { DayField } from '#domains/staff/web/shared/table/day-field.tsx'
import { lastTable } from '#domains/staff/web/shared/table/table-memory.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery, useApiMutation, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { LinkButton, Button } from '#platform/web/ui/button.tsx'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { SkeletonFigures, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { AdvertisementForm } from './advertisement-form.tsx'
import { formatRate } from './advertisement-labels.ts'
import { reportAddress, type ReportSearch, ReportChart, readReportSearch } from './report-chart.tsx'
import { StateBadge } from './state-badge.tsx'
import * as t from '#domains/advertising/texts.ts'

type ReportFigures = OperationReply<typeof getAdvertisementReport>

function Report({ id, search }: { id: number; search: ReportSearch }) {
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

const getBack = () => ({ to: lastTable('/advertisements'), label: t.back_to_the_advertisements() })

export const meta = makeAdminMeta(({ id }) => (id ? t.update_an_advertisement() : t.add_an_advertisement()))

export default function AdvertisementPage() {
  const { id } = useParams()
  const may = useMay()
  if (!id) {
    return (
      <AdminPage title={t.add_an_advertisement()} back={getBack()}>
        <AdvertisementForm advertisement={null} />
      </AdminPage>
    )
  }
  return (
    <AdminPage
      title={may(updateAdvertisement) ? t.update_an_advertisement() : t.advertisement()}
      back={getBack()}
    >
      <OneAdvertisement id={Number(id)} />
    </AdminPage>
  )
}

function OneAdvertisement({ id }: { id: number }) {
  const search = readReportSearch(useSearchParams()[0])
  const call = useApiQuery(getAdvertisement, { id }, { staleTime: 0 })
  return (
    <Query
      call={call}
      failed={t.the_advertisement_didnt_load()}
      loading={t.loading_the_advertisement()}
      skeleton={<SkeletonText lines={8} />}
      missing={
        <EmptyState
          icon={FileX}
          title={t.advertisement_not_found()}
          action={<LinkButton to="/advertisements">{t.see_all_advertisements()}</LinkButton>}
        >
          {t.it_may_have_been_deleted()}
        </EmptyState>
      }
    >
      {(advertisement) => <Found key={id} advertisement={advertisement} search={search} />}
    </Query>
  )
}

function Found({ advertisement, search }: { advertisement: Advertisement; search: ReportSearch }) {
  const { id } = advertisement
  const mayEdit = useMay()(updateAdvertisement)
  const isReport = search.show === 'report' || !mayEdit
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold wrap-anywhere">{advertisement.name}</span>
        <StateBadge state={advertisement.state} />
      </p>
      {mayEdit && (
        <TabLinks
          label={t.advertisement()}
          links={[
            { to: reportAddress(id, { show: 'form' }), label: t.details(), current: !isReport },
            { to: reportAddress(id, { show: 'report' }), label: t.report(), current: isReport },
          ]}
        />
      )}
      {isReport ? (
        <Report id={id} search={search} />
      ) : (
        <>
          <AdvertisementForm advertisement={advertisement} />
          <Deletion advertisement={advertisement} />
          <AuditLog
            subject={{ subject_kind: 'advertisement', subject_id: id }}
            nothing={t.no_admin_has_changed_this_advertisement()}
          />
        </>
      )}
    </div>
  )
}

function Deletion({ advertisement: { id, name, impressions, clicks } }: { advertisement: Advertisement }) {
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const [isOpen, setOpen] = useState(false)
  const removal = useApiMutation(deleteAdvertisement, {
    onSuccess: async () => {
      notify.success(t.advertisement_deleted(), { description: name })
      await navigate(lastTable('/advertisements'))
      invalidate(listAdvertisements)
    },
  })
  return (
    <div>
      <May op={deleteAdvertisement}>
        <Button kind="ghost" icon={Trash2} onClick={() => setOpen(true)}>
          {t.delete_advertisement()}
        </Button>
      </May>
      <ConfirmDialog
        open={isOpen}
        title={t.delete_this_advertisement()}
        confirm={t.delete_advertisement()}
        cancel={t.keep_advertisement()}
        kind="danger"
        busy={removal.isPending}
        error={removal.isError ? getMessage(removal.error) : undefined}
        onConfirm={() => removal.mutate({ id })}
        onClose={() => setOpen(false)}
      >
        {t.name_goes_with_its_figures({
          name,
          impressions: formatCount(impressions),
          clicks: formatCount(clicks),
        })}
      </ConfirmDialog>
    </div>
  )
}
