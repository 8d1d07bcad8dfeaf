import { Link } from 'react-router'
import type { MemberRow } from '#domains/accounts/common/members/members.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { type Column, rowLink } from '#platform/web/ui/facts/table.tsx'
import { formatDay } from '#domains/staff/web/shared/moments.ts'
import { getRoleLabels } from '#domains/staff/web/shared/role-labels.ts'
import { describeRowStatus, fullName, getContactRemoved, getSellerNames } from '../shared/member-labels.ts'
import * as t from '#domains/accounts/texts.ts'

const listContactColumns = (): Column<MemberRow>[] => [
  {
    key: 'display_name',
    head: t.name(),
    sortable: 'asc',
    grows: true,
    fixed: true,
    cell: (row) => <Named row={row} />,
  },
  {
    key: 'email',
    head: t.email(),
    sortable: 'asc',
    wide: true,
    cell: ({ email }) => (
      <span className="block max-w-48 truncate xl:max-w-72" title={email || undefined}>
        {email || <span className="text-ink-2">{getContactRemoved()}</span>}
      </span>
    ),
  },
  {
    key: 'phone_number',
    head: t.phone(),
    ample: true,
    cell: ({ phone_number: phoneNumber }) => (
      <span className="num whitespace-nowrap">{formatPhone(phoneNumber)}</span>
    ),
  },
]

const makeStatusColumn = (): Column<MemberRow> => ({
  key: 'status',
  head: t.status(),
  cell: (row) => {
    const { label, kind } = describeRowStatus(row)
    return <Badge kind={kind}>{label}</Badge>
  },
})

const listTimeColumns = (since: string): Column<MemberRow>[] => [
  {
    key: 'member_since',
    head: since,
    sortable: 'desc',
    figure: true,
    spacious: true,
    cell: ({ member_since: memberSince }) => formatDay(memberSince),
  },
  {
    key: 'last_seen_at',
    head: t.last_seen(),
    sortable: 'desc',
    figure: true,
    spacious: true,
    cell: ({ last_seen_at: lastSeenAt, status }) =>
      lastSeenAt
        ? formatDay(lastSeenAt)
        : status !== 'deleted' && <span className="text-ink-2">{t.never()}</span>,
  },
]

export const listColumns = (regionName: (slug: string | null) => string | null): Column<MemberRow>[] => [
  ...listContactColumns(),
  makeStatusColumn(),
  {
    key: 'seller',
    head: t.seller(),
    ample: true,
    cell: ({ seller_kind: sellerKind }) => (
      <span className="whitespace-nowrap">{getSellerNames()[sellerKind]}</span>
    ),
  },
  {
    key: 'region',
    head: t.region(),
    ample: true,
    cell: ({ region }) => <span className="whitespace-nowrap">{regionName(region)}</span>,
  },
  {
    key: 'live_count',
    head: t.live(),
    sortable: 'desc',
    figure: true,
    wide: true,
    cell: ({ live_count: liveCount }) => liveCount,
  },
  {
    key: 'sold_count',
    head: t.sold(),
    sortable: 'desc',
    figure: true,
    wide: true,
    cell: ({ sold_count: soldCount }) => soldCount,
  },
  ...listTimeColumns(t.member_since()),
]

export const listStaffColumns = (): Column<MemberRow>[] => [
  ...listContactColumns(),
  {
    key: 'staff_role',
    head: t.role(),
    cell: ({ staff_role: staffRole }) =>
      staffRole && <span className="whitespace-nowrap">{getRoleLabels()[staffRole].label}</span>,
  },
  makeStatusColumn(),
  ...listTimeColumns(t.staff_since()),
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
          <span className="md:hidden"> · {row.email || getContactRemoved()}</span>
        </span>
      </span>
    </span>
  )
}
