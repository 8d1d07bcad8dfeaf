import { MessagesSquare } from 'lucide-react'
import { Link } from 'react-router'
import { type AdminChat, listChats } from '#domains/chat/common/admin-chats.ts'
import { listChats as shapes } from '#domains/chat/common/admin-chats.shapes.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { type Column, rowLink } from '#platform/web/ui/facts/table.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { formatMoment, formatDay } from '#domains/staff/web/shared/moments.ts'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import * as t from '#domains/chat/texts.ts'

export const meta = makeAdminMeta(t.chats)

const chats = defineTable({
  name: 'chats',
  path: '/chats',
  operation: listChats,
  query: shapes.query,
  icon: MessagesSquare,
  words: () => ({
    title: t.chats(),
    count: (count) => t.count_chats({ count }),
    failed: t.the_chats_didnt_load(),
    loading: t.loading_the_chats(),
    seeAll: t.see_all_chats(),
    noMatches: t.try_other_words_or_remove_a_filter(),
    none: { title: t.no_chats_yet(), text: t.conversations_between_members_show_up_here() },
  }),
  filters: () => [
    { kind: 'search', label: t.names_titles_or_numbers() },
    {
      kind: 'choice',
      name: 'state',
      label: t.state(),
      any: t.any_state(),
      options: { blocked: t.blocked() },
    },
  ],
  columns: () => getColumns(),
})

export default chats.Page

const describePeople = ({ seller, buyer }: AdminChat) =>
  t.seller_and_buyer({ seller: seller.display_name, buyer: buyer.display_name })

const getColumns = makeTexts((): Column<AdminChat>[] => [
  {
    key: 'people',
    head: t.people(),
    grows: true,
    fixed: true,
    cell: (chat) => (
      <span className="grid min-w-0">
        <Link to={`/view-chat/${chat.id}`} className={`${rowLink} truncate`}>
          {describePeople(chat)}
        </Link>
        <span className="truncate text-xs text-ink-2 md:hidden">{chat.listing.title}</span>
      </span>
    ),
  },
  {
    key: 'listing',
    head: t.listing(),
    wide: true,
    cell: ({ listing }) => (
      <span className="block max-w-72 truncate" title={listing.title}>
        {listing.title}
      </span>
    ),
  },
  {
    key: 'state',
    head: t.state(),
    wide: true,
    cell: ({ is_blocked: isBlocked }) => isBlocked && <Badge kind="wrong">{t.blocked()}</Badge>,
  },
  {
    key: 'message_count',
    head: t.messages(),
    sortable: 'desc',
    figure: true,
    cell: ({ message_count: messageCount }) => formatCount(messageCount),
  },
  {
    key: 'begun_at',
    head: t.begun(),
    sortable: 'desc',
    figure: true,
    spacious: true,
    cell: ({ begun_at: begunAt }) => <span title={formatMoment(begunAt)}>{formatDay(begunAt)}</span>,
  },
  {
    key: 'last_at',
    head: t.last_message(),
    sortable: 'desc',
    figure: true,
    wide: true,
    cell: ({ last_at: lastAt }) => formatMoment(lastAt),
  },
])
