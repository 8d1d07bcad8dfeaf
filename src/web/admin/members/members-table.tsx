import { Link } from 'react-router'
import type { MemberRow } from '#contract/members/members.ts'
import { Avatar } from '#web/ui/facts/avatar.tsx'
import { Badge } from '#web/ui/facts/badge.tsx'
import { type Column, rowLink, Table } from '#web/ui/facts/table.tsx'
import { formatDay } from '../moments.ts'
import { contact_removed, fullName, sellerNames, statusKinds, statusWords } from './member-words.ts'
import { membersAddress, type MembersSearch, sortedBy } from './members-address.ts'
import { useRegionNames } from './use-region-names.ts'

/** Accounts, densely; every row leads to all that is known of one. */
export function MembersTable({ search, rows }: { search: MembersSearch; rows: MemberRow[] }) {
  const { nameOf } = useRegionNames()
  return (
    <Table
      caption="Users"
      columns={listColumns(nameOf)}
      rows={rows}
      rowKey={({ id }) => id}
      sort={{
        key: search.sort,
        order: search.order,
        to: (key) => membersAddress(sortedBy(search, key as MembersSearch['sort'])),
      }}
      long
      pressable
    />
  )
}

const listColumns = (regionName: (slug: string | null) => string | null): Column<MemberRow>[] => [
  { key: 'display_name', head: 'Name', sortable: true, grows: true, cell: (row) => <Named row={row} /> },
  {
    key: 'email',
    head: 'Email',
    sortable: true,
    wide: true,
    cell: ({ email }) => (
      <span className="block max-w-48 truncate" title={email || undefined}>
        {email || <span className="text-ink-2">{contact_removed}</span>}
      </span>
    ),
  },
  {
    key: 'phone_number',
    head: 'Phone',
    spacious: true,
    cell: ({ phone_number }) => <span className="num whitespace-nowrap">{phone_number}</span>,
  },
  {
    key: 'status',
    head: 'Status',
    cell: ({ status }) => <Badge kind={statusKinds[status]}>{statusWords[status]}</Badge>,
  },
  {
    key: 'seller',
    head: 'Seller',
    spacious: true,
    cell: ({ type, seller_kind }) => (
      <span className="whitespace-nowrap">{type === 'admin' ? 'Admin' : sellerNames[seller_kind]}</span>
    ),
  },
  {
    key: 'region',
    head: 'Region',
    ample: true,
    cell: ({ region }) => <span className="whitespace-nowrap">{regionName(region)}</span>,
  },
  {
    key: 'live_count',
    head: 'Live',
    sortable: true,
    figure: true,
    wide: true,
    cell: ({ live_count }) => live_count,
  },
  {
    key: 'sold_count',
    head: 'Sold',
    sortable: true,
    figure: true,
    wide: true,
    cell: ({ sold_count }) => sold_count,
  },
  {
    key: 'member_since',
    head: 'Member since',
    sortable: true,
    figure: true,
    spacious: true,
    cell: ({ member_since }) => formatDay(member_since),
  },
  {
    key: 'last_seen_at',
    head: 'Last seen',
    sortable: true,
    figure: true,
    spacious: true,
    cell: ({ last_seen_at }) =>
      last_seen_at ? formatDay(last_seen_at) : <span className="text-ink-2">never</span>,
  },
]

function Named({ row }: { row: MemberRow }) {
  const name = fullName(row)
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} picture={row.avatar} size="small" />
      <span className="grid min-w-0 flex-1 md:flex md:items-baseline md:gap-2">
        <Link to={`/user/${row.id}/detail`} className={`${rowLink} block truncate`} title={name}>
          {name}
        </Link>
        <span className="num truncate text-xs text-ink-2 md:shrink-0">
          {row.id}
          <span className="md:hidden"> · {row.email || contact_removed}</span>
        </span>
      </span>
    </span>
  )
}
