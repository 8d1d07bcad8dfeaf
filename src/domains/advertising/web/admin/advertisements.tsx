import { Megaphone, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { listAdvertisements as shapes } from '#domains/advertising/common/advertisements.shapes.ts'
import {
  type AdvertisementCounters,
  getAdvertisementCounters,
  maxAmount,
  maxPeriod,
  putAdvertisementCounters,
  type Advertisement,
  exportAdvertisements,
  listAdvertisements,
} from '#domains/advertising/common/advertisements.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { type Column, rowLink } from '#platform/web/ui/facts/table.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { describeDays, formatRate, getPlacementLabels, getStateLabels } from './advertisement-labels.ts'
import { readCount } from './read-count.ts'
import { StateBadge } from './state-badge.tsx'
import * as t from '#domains/advertising/texts.ts'

function CountersPanel() {
  const call = useApiQuery(getAdvertisementCounters, {}, { staleTime: 0 })
  return (
    <Panel title={t.how_often_they_show()}>
      <Query
        call={call}
        failed={t.this_didnt_load()}
        loading={t.loading_how_often_they_show()}
        skeleton={<SkeletonText lines={3} />}
      >
        {(data) => <CountersForm key={`${data.period} ${data.amount}`} counters={data} />}
      </Query>
    </Panel>
  )
}

function CountersForm({ counters }: { counters: AdvertisementCounters }) {
  const invalidate = useInvalidate()
  const form = useOperationForm(putAdvertisementCounters, {
    initial: { period: String(counters.period), amount: String(counters.amount) },
    check: ({ period, amount }) => ({
      ...(isBetween(period, 1, maxPeriod) ? {} : { period: t.enter_from_to({ min: 1, max: maxPeriod }) }),
      ...(isBetween(amount, 0, maxAmount) ? {} : { amount: t.enter_from_to({ min: 0, max: maxAmount }) }),
    }),
    toInput: ({ period, amount }) => ({ period: readCount(period), amount: readCount(amount) }),
    onDone: () => {
      invalidate(getAdvertisementCounters)
      invalidate(listAudit)
      notify.success(t.changes_saved())
    },
  })
  return (
    <form id={form.id} noValidate onSubmit={form.submit} className="grid gap-4">
      {form.message && <Notice kind="wrong">{form.message}</Notice>}
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:max-w-form">
        <Field label={t.listings_in_between()} {...form.field('period')}>
          {(control) => <CountInput {...control} {...form.text('period')} />}
        </Field>
        <Field label={t.advertisements_at_a_time()} help={t.enter_0_to_show_none()} {...form.field('amount')}>
          {(control) => <CountInput {...control} {...form.text('amount')} />}
        </Field>
      </div>
      <p role="status" className="text-sm text-ink-2">
        {describeCounters(form.values)}
      </p>
      <div>
        <May op={putAdvertisementCounters}>
          <Button type="submit" size="small" busy={form.isSending}>
            {t.save_changes()}
          </Button>
        </May>
      </div>
    </form>
  )
}

function CountInput(props: React.ComponentProps<typeof TextInput>) {
  return <TextInput {...props} inputMode="numeric" maxLength={4} autoComplete="off" className="num" />
}

const isBetween = (typed: string, min: number, max: number) =>
  readCount(typed) >= min && readCount(typed) <= max

/** The number of listings on a page of results. */
const listingsAPage = 24

function describeCounters(typed: { period: string; amount: string }): string {
  if (!isBetween(typed.period, 1, maxPeriod) || !isBetween(typed.amount, 0, maxAmount))
    return t.the_preview_shows_here()
  const [period, amount] = [readCount(typed.period), readCount(typed.amount)]
  return amount === 0
    ? t.no_advertisements_show()
    : t.after_every_period_amount({
        period,
        amount,
        count: Math.floor(listingsAPage / period) * amount,
        listings: listingsAPage,
      })
}

export const meta = makeAdminMeta(t.advertisements)

const advertisements = defineTable({
  name: 'advertisements',
  path: '/advertisements',
  operation: listAdvertisements,
  query: shapes.query,
  icon: Megaphone,
  words: () => ({
    title: t.advertisements(),
    count: (count) => t.count_advertisements({ count }),
    failed: t.the_advertisements_didnt_load(),
    loading: t.loading_the_advertisements(),
    seeAll: t.see_all_advertisements(),
    noMatches: t.try_other_words_or_remove_a_filter(),
    none: {
      title: t.no_advertisements_yet(),
      text: t.they_show_between_listings(),
      action: (
        <LinkButton to="/advertisements/create" icon={Plus}>
          {t.add_advertisement()}
        </LinkButton>
      ),
    },
  }),
  filters: () => [
    { kind: 'search', label: t.name_or_link() },
    {
      kind: 'choice',
      name: 'state',
      label: t.state(),
      any: t.any_state(),
      options: getStateLabels(),
    },
    {
      kind: 'choice',
      name: 'placement',
      label: t.place(),
      any: t.any_place(),
      options: getPlacementLabels(),
    },
  ],
  columns: () => listColumns(),
  csv: { op: exportAdvertisements, what: 'advertisements' },
  Tools: () => (
    <LinkButton to="/advertisements/create" size="small" icon={Plus}>
      {t.add_advertisement()}
    </LinkButton>
  ),
  Bottom: () => (
    <div className="mt-6 grid grid-cols-1 gap-3.5">
      <CountersPanel />
      <AuditLog
        subject={{ subject_kind: 'advertisement' }}
        nothing={t.no_admin_has_changed_an_advertisement()}
      />
    </div>
  ),
})

export default advertisements.Page

const listColumns = makeTexts((): Column<Advertisement>[] => [
  {
    key: 'name',
    head: t.name(),
    fixed: true,
    grows: true,
    sortable: 'asc',
    cell: (row) => <Named row={row} />,
  },
  {
    key: 'placement',
    head: t.place(),
    wide: true,
    cell: ({ placement }) => (
      <span className="whitespace-nowrap">{getPlacementLabels()[placement].label}</span>
    ),
  },
  {
    key: 'ends_on',
    head: t.days(),
    spacious: true,
    sortable: 'asc',
    cell: (row) => <span className="num whitespace-nowrap">{describeDays(row)}</span>,
  },
  { key: 'state', head: t.state(), wide: true, cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: 'impressions',
    head: t.impressions(),
    figure: true,
    sortable: 'desc',
    wide: true,
    cell: ({ impressions }) => formatCount(impressions),
  },
  {
    key: 'clicks',
    head: t.clicks(),
    figure: true,
    sortable: 'desc',
    cell: ({ clicks }) => formatCount(clicks),
  },
  {
    key: 'click_rate',
    head: t.click_rate(),
    figure: true,
    sortable: 'desc',
    wide: true,
    cell: formatRate,
  },
])

function Named({ row: { id, name, image, state } }: { row: Advertisement }) {
  return (
    <span className="flex min-w-0 items-center gap-3 py-1">
      <span className="w-14 shrink-0">
        <Picture src={image.thumb_url} blur={image.thumbhash} alt="" round="control" />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <Link
          to={`/advertisements/${id}/update`}
          className={`${rowLink} line-clamp-2 wrap-anywhere md:line-clamp-1`}
        >
          {name}
        </Link>
        <span className="md:hidden">
          <StateBadge state={state} />
        </span>
      </span>
    </span>
  )
}
