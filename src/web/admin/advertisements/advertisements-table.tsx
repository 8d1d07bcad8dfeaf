import { Link } from 'react-router'
import { formatCount } from '#shared/texts/choose-plural.ts'
import type { Advertisement } from '#contract/advertisements/advertisements.ts'
import { Badge } from '#web/ui/facts/badge.tsx'
import { Picture } from '#web/ui/facts/picture.tsx'
import { type Column, Table } from '#web/ui/facts/table.tsx'
import { showColumns } from '../table/shown-columns.ts'
import { useChosenColumns } from '../table/table-tools.tsx'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { describeDays, formatRate, getPlacementWords, getStateWords } from './advertisement-words.ts'
import { advertisementsAddress, type AdvertisementsSearch, sortedBy } from './advertisements-address.ts'
import * as t from './texts.ts'

const advertisementAddress = (id: number) => `/advertisements/${id}/update`

interface AdvertisementsTableProps {
  search: AdvertisementsSearch
  rows: Advertisement[]
}

export function AdvertisementsTable({ search, rows }: AdvertisementsTableProps) {
  const chosen = useChosenColumns('advertisements', search)
  return (
    <Table
      caption={t.advertisements()}
      columns={showColumns(listColumns(), chosen)}
      rows={rows}
      rowKey={({ id }) => id}
      sort={{
        key: search.sort,
        order: search.order,
        to: (key) => advertisementsAddress(sortedBy(search, key as AdvertisementsSearch['sort'])),
      }}
      long
      pressable
    />
  )
}

export const listColumns = makeTexts((): Column<Advertisement>[] => [
  {
    key: 'name',
    head: t.name(),
    fixed: true,
    grows: true,
    sortable: true,
    cell: (row) => <Named row={row} />,
  },
  {
    key: 'placement',
    head: t.place(),
    wide: true,
    cell: ({ placement }) => (
      <span className="whitespace-nowrap">{getPlacementWords()[placement].label}</span>
    ),
  },
  {
    key: 'ends_on',
    head: t.days(),
    spacious: true,
    sortable: true,
    cell: (row) => <span className="num whitespace-nowrap">{describeDays(row)}</span>,
  },
  { key: 'state', head: t.state(), wide: true, cell: ({ state }) => <State state={state} /> },
  {
    key: 'impressions',
    head: t.impressions(),
    figure: true,
    sortable: true,
    wide: true,
    cell: ({ impressions }) => formatCount(impressions),
  },
  {
    key: 'clicks',
    head: t.clicks(),
    figure: true,
    sortable: true,
    cell: ({ clicks }) => formatCount(clicks),
  },
  {
    key: 'click_rate',
    head: t.click_rate(),
    figure: true,
    sortable: true,
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
          to={advertisementAddress(id)}
          className="line-clamp-2 rounded-control font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-pounamu md:line-clamp-1"
        >
          {name}
        </Link>
        <span className="md:hidden">
          <State state={state} />
        </span>
      </span>
    </span>
  )
}

export function State({ state }: Pick<Advertisement, 'state'>) {
  const { label, kind } = getStateWords()[state]
  return <Badge kind={kind}>{label}</Badge>
}
