import { CircleCheck, Inbox, SearchX } from 'lucide-react'
import { NavLink } from 'react-router'
import { listSupportRequests as shapes } from '#domains/chat/common/support.shapes.ts'
import { listSupportRequests, type SupportRequest, type SupportView } from '#domains/chat/common/support.ts'
import { formatWhen } from '#domains/chat/web/merge-messages.ts'
import { openRow, tableAddress } from '#domains/staff/web/shared/table/table-address.ts'
import type { SearchOf } from '#domains/staff/web/shared/table/table-definition.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Counter } from '#platform/web/ui/facts/counter.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { SkeletonRows } from '#platform/web/ui/states/skeleton.tsx'
import { describeLast, describeWaiting, getAsker } from './support-timeline.tsx'
import { requestsPerPage, useSupportRequests } from './use-support.ts'
import * as t from '#domains/chat/texts.ts'

/** The open conversation, or the member that an admin writes to first. */
const beside = { chat: openRow, member: openRow }

export type SupportPlace = SearchOf<typeof listSupportRequests, typeof beside>
export type SupportFilter = Omit<SupportPlace, keyof typeof beside>

export const { read: readSupportPlace, to: supportAddress } = tableAddress<SupportPlace>({
  path: '/support',
  query: shapes.query,
  beside,
})

interface SupportListProps {
  filter: SupportFilter
  chosen: number | undefined
  onFilter: (filter: SupportFilter) => void
}

export function SupportList({ filter, chosen, onFilter }: SupportListProps) {
  const call = useSupportRequests(filter)
  return (
    <>
      <div className="flex flex-col items-start gap-2.5 border-b border-line p-3.5 [&>form]:w-full">
        <SearchField
          shortcut="/"
          label={t.search_requests()}
          q={filter.q ?? ''}
          onSearch={(q) => onFilter({ ...filter, q, page: 1 })}
        />
        <Segmented<SupportView>
          label={t.requests()}
          value={filter.show}
          onChange={(show) => onFilter({ ...filter, show, page: 1 })}
          options={[
            { value: 'waiting', label: t.waiting() },
            { value: 'mine', label: t.mine() },
            { value: 'open', label: t.open() },
            { value: 'resolved', label: t.resolved() },
          ]}
        />
      </div>
      <Query
        call={call}
        loading={t.loading_the_requests()}
        skeleton={<SkeletonRows count={4} />}
        className="p-3.5"
        empty={<Nothing {...filter} />}
      >
        {({ items, total }) => <Requests items={items} total={total} filter={filter} chosen={chosen} />}
      </Query>
    </>
  )
}

interface RequestsProps {
  items: SupportRequest[]
  total: number
  filter: SupportFilter
  chosen: number | undefined
}

function Requests({ items, total, filter, chosen }: RequestsProps) {
  const now = useNow(60_000) ?? 0
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <ul aria-label={t.requests()} className="divide-y divide-line">
        {items.map((request) => (
          <RequestItem
            key={request.id}
            request={request}
            to={supportAddress({ ...filter, chat: request.id })}
            isOpen={request.id === chosen}
            now={now}
          />
        ))}
      </ul>
      <div className="px-3.5 pb-3.5">
        <Pager
          page={filter.page}
          limit={requestsPerPage}
          total={total}
          to={(page) => supportAddress({ ...filter, page })}
        />
      </div>
    </div>
  )
}

interface RequestItemProps {
  request: SupportRequest
  to: string
  isOpen: boolean
  now: number
}

function RequestItem({ request, to, isOpen, now }: RequestItemProps) {
  const { unread, last_at: lastAt } = request
  const { name, picture } = getAsker(request)
  return (
    <li>
      <NavLink
        to={to}
        aria-current={isOpen ? 'page' : false}
        className={joinClasses(
          'grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 px-3.5 py-3 focus-visible:-outline-offset-2',
          isOpen ? 'bg-pounamu-wash' : 'hover:bg-sunk',
        )}
      >
        <Avatar name={name} picture={picture} />
        <span className="grid min-w-0">
          <span className="flex items-baseline gap-2">
            <span className={joinClasses('truncate text-sm', unread > 0 ? 'font-bold' : 'font-semibold')}>
              {name}
            </span>
            <time dateTime={lastAt} className="num ml-auto text-xs whitespace-nowrap text-ink-3">
              {formatWhen(lastAt, now)}
            </time>
          </span>
          <span className="flex items-center gap-2">
            <span className="min-w-0 truncate text-xs text-ink-3">
              {request.visitor && `${t.by_email()} · `}
              {describeWaiting(request, now)}
            </span>
            {unread > 0 && (
              <>
                <span aria-hidden className="ml-auto">
                  <Counter count={unread} solid />
                </span>
                <span className="sr-only">{t.count_unread({ count: unread })}</span>
              </>
            )}
          </span>
          <span className="truncate text-sm text-ink-2">{describeLast(request)}</span>
        </span>
      </NavLink>
    </li>
  )
}

function Nothing({ show, q }: Pick<SupportFilter, 'show' | 'q'>) {
  if (q) {
    return (
      <EmptyState icon={SearchX} title={t.nothing_found()}>
        {t.no_request_matches_query({ query: q })}
      </EmptyState>
    )
  }
  if (show === 'waiting') {
    return (
      <EmptyState icon={CircleCheck} title={t.nobody_is_waiting()}>
        {t.everything_has_been_answered()}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Inbox} title={t.nothing_here()}>
      {show === 'mine' ? t.requests_you_take_show_up_here() : t.what_members_ask_shows_up_here()}
    </EmptyState>
  )
}
