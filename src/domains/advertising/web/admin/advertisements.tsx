import { Megaphone, Plus } from 'lucide-react'
import { Link } from 'react-router'
import {
  type Advertisement,
  exportAdvertisements,
  listAdvertisements,
} from '#domains/advertising/common/advertisements.ts'
import { listAdvertisements as shapes } from '#domains/advertising/common/advertisements.shapes.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { type Column, rowLink } from '#platform/web/ui/facts/table.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import { StateBadge } from './state-badge.tsx'
import { describeDays, formatRate, getPlacementLabels, getStateLabels } from './advertisement-labels.ts'
import { CountersPanel } from './counters-panel.tsx'
import * as t from '#domains/advertising/texts.ts'

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
