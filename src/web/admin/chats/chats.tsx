import { MessagesSquare } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#shared/texts/choose-plural.ts'
import { type AdminChat, listChats } from '#contract/chat/admin-chats.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { useChangeAddress } from '#web/ui/addresses/use-change-address.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/classes.ts'
import { Badge } from '#web/ui/facts/badge.tsx'
import { type Column, rowLink, Table } from '#web/ui/facts/table.tsx'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { formatMoment, shortDay } from '../moments.ts'
import { rememberTable } from '../table/table-memory.ts'
import { showColumns } from '../table/shown-columns.ts'
import { TableTools, useChosenColumns } from '../table/table-tools.tsx'
import { useTableRows } from '../table/use-table-rows.ts'
import { FilterBar } from '../table/filter-bar.tsx'
import { chatsAddress, type ChatsSearch, isNarrowed, narrowed, sortedBy } from './chats-address.ts'
import * as t from './texts.ts'

export function Chats({ search }: { search: ChatsSearch }) {
  useEffect(() => rememberTable('/chats', chatsAddress(search)), [search])
  const call = useTableRows(listChats, 'chats', search)
  const chosen = useChosenColumns('chats', search)
  const { data, error, isFetching, isPlaceholderData } = call
  return (
    <AdminPage
      title={t.chats()}
      tools={
        <p role="status" className="num min-w-20 text-sm text-ink-2">
          {data && !isPlaceholderData && t.count_chats({ count: data.total })}
        </p>
      }
    >
      <div className="mb-3.5 flex flex-wrap items-start gap-2">
        <ChatsFilters search={search} />
        <TableTools table="chats" columns={getColumns()} search={search} to={chatsAddress} />
      </div>
      {error && !data ? (
        <ErrorState title={t.the_chats_didnt_load()} onRetry={() => void call.refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : !data ? (
        <Loading label={t.loading_the_chats()}>
          <div className="rounded-panel border border-line bg-paper p-5">
            <SkeletonText lines={9} />
          </div>
        </Loading>
      ) : data.items.length === 0 ? (
        <EmptyState
          icon={MessagesSquare}
          title={isNarrowed(search) ? t.no_matches() : t.no_chats_yet()}
          action={isNarrowed(search) && <LinkButton to="/chats">{t.see_all_chats()}</LinkButton>}
        >
          {isNarrowed(search)
            ? t.try_other_words_or_remove_a_filter()
            : t.conversations_between_members_show_up_here()}
        </EmptyState>
      ) : (
        <div className={joinClasses('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <div className="overflow-clip rounded-panel border border-line bg-paper">
            <Table
              caption={t.chats()}
              columns={showColumns(getColumns(), chosen)}
              rows={data.items}
              rowKey={({ id }) => id}
              sort={{
                key: search.sort,
                order: search.order,
                to: (key) => chatsAddress(sortedBy(search, key as ChatsSearch['sort'])),
              }}
              long
              pressable
            />
          </div>
          <Pager {...data} to={(page) => chatsAddress({ ...search, page })} />
        </div>
      )}
    </AdminPage>
  )
}

function ChatsFilters({ search }: { search: ChatsSearch }) {
  const changeAddress = useChangeAddress()
  const go = (change: Partial<ChatsSearch>) =>
    changeAddress(chatsAddress(narrowed(search, change)), { preventScrollReset: true, replace: true })
  return (
    <FilterBar
      label={t.chats()}
      field={
        <SearchField
          shortcut="/"
          label={t.names_titles_or_numbers()}
          q={search.q ?? ''}
          onSearch={(q) => go({ q: q || undefined })}
        />
      }
      values={[search.state]}
    >
      <PillSelect
        label={t.state()}
        value={search.state ?? ''}
        onChange={({ target }) => go({ state: (target.value || undefined) as ChatsSearch['state'] })}
        options={[
          { value: '', label: t.any_state() },
          { value: 'blocked', label: t.blocked() },
        ]}
      />
    </FilterBar>
  )
}

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
    cell: ({ is_blocked }) => is_blocked && <Badge kind="wrong">{t.blocked()}</Badge>,
  },
  {
    key: 'message_count',
    head: t.messages(),
    sortable: true,
    figure: true,
    cell: ({ message_count }) => formatCount(message_count),
  },
  {
    key: 'begun_at',
    head: t.begun(),
    sortable: true,
    figure: true,
    spacious: true,
    cell: ({ begun_at }) => <span title={formatMoment(begun_at)}>{shortDay(begun_at)}</span>,
  },
  {
    key: 'last_at',
    head: t.last_message(),
    sortable: true,
    figure: true,
    wide: true,
    cell: ({ last_at }) => formatMoment(last_at),
  },
])
