import { Send, UserPlus, UserSearch } from 'lucide-react'
import { useEffect, useState } from 'react'
import { listSupportNotices } from '#contract/chat/support-notices.ts'
import type { OperationReply } from '#contract/core/operation.ts'
import { exportMembers, listMembers, planMembers } from '#contract/members/members.ts'
import { decideMembers } from '#contract/moderation/warnings.ts'
import { useInvalidate } from '#web/lib/loading/query.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { AdminPage } from '../admin-page.tsx'
import { joinClasses } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx'
import { isNarrowed, membersAddress, type MembersSearch } from './members-address.ts'
import { SentMessages } from './sent-messages.tsx'
import { MembersFilters } from './members-filters.tsx'
import { listMemberColumns, MembersTable } from './members-table.tsx'
import { SaveTable } from '../save-table.tsx'
import { BulkMenu } from '../bulk/bulk-menu.tsx'
import { useMay } from '../staff/may.tsx'
import { withoutPaging } from '../table/table-address.ts'
import { getMemberActs } from './member-acts.ts'
import { rememberTable } from '../table/table-memory.ts'
import type { Choosing } from '../table/choosing.tsx'
import { TableTools } from '../table/table-tools.tsx'
import { useChoosing } from '../table/use-choosing.ts'
import { useTableRows } from '../table/use-table-rows.ts'
import * as t from './texts.ts'

interface MembersProps {
  search: MembersSearch
  gate: <Result>(act: () => Promise<Result>) => Promise<Result | null>
}

export function Members({ search, gate }: MembersProps) {
  useEffect(() => rememberTable('/users-list', membersAddress(search)), [search])
  const call = useTableRows(listMembers, 'users', search)
  const { data, error, isFetching, isPlaceholderData } = call
  const mayCall = useMay()
  const [isShowingSent, setShowingSent] = useState(false)
  const readAgain = useInvalidate()
  const choosing = useChoosing(data?.items ?? [])
  const count = data && !isPlaceholderData ? describeCount(data.total) : undefined
  return (
    <AdminPage
      title={t.users()}
      tools={
        <>
          <p role="status" className="num min-w-20 text-sm text-ink-2">
            {count}
          </p>
          <LinkButton to="/user/new" size="small" icon={UserPlus}>
            {t.add_user()}
          </LinkButton>
          <SaveTable op={exportMembers} what="users" search={search} total={data?.total} gate={gate} />
          {mayCall(listSupportNotices) && (
            <Button kind="quiet" size="small" icon={Send} onClick={() => setShowingSent(true)}>
              {t.messages_sent()}
            </Button>
          )}
        </>
      }
    >
      {isShowingSent && <SentMessages onClose={() => setShowingSent(false)} />}
      <div className="mb-3.5 flex flex-wrap items-start gap-2">
        <MembersFilters search={search} />
        <TableTools table="users" columns={listMemberColumns()} search={search} to={membersAddress}>
          {mayCall(decideMembers) && (
            <BulkMenu
              plan={planMembers}
              search={withoutPaging(search)}
              total={data?.total}
              chosen={[...choosing.chosen]}
              acts={getMemberActs()}
              onChanged={() => {
                choosing.onChoose([])
                readAgain(listMembers)
              }}
            />
          )}
        </TableTools>
      </div>
      {error && !data ? (
        <ErrorState title={t.the_users_didnt_load()} onRetry={() => void call.refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : data ? (
        <div className={joinClasses('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <Found search={search} found={data} choosing={mayCall(decideMembers) ? choosing : null} />
        </div>
      ) : (
        <MembersSkeleton />
      )}
    </AdminPage>
  )
}

const describeCount = (total: number) => t.count_users({ count: total })

type Found = OperationReply<typeof listMembers>

interface FoundProps {
  search: MembersSearch
  found: Found
  choosing: Choosing | null
}

function Found({ search, found, choosing }: FoundProps) {
  const { items, total, limit } = found
  if (items.length === 0) {
    return total > 0 ? (
      <EmptyState
        icon={UserSearch}
        title={t.page_not_found()}
        action={<LinkButton to={membersAddress({ ...search, page: 1 })}>{t.see_the_first_page()}</LinkButton>}
      >
        {t.the_list_is_shorter_now()}
      </EmptyState>
    ) : (
      <EmptyState
        icon={UserSearch}
        title={isNarrowed(search) ? t.no_matches() : t.no_users_yet()}
        action={isNarrowed(search) && <LinkButton to="/users-list">{t.see_all_users()}</LinkButton>}
      >
        {isNarrowed(search)
          ? t.try_part_of_a_name_an_email_or_a_phone()
          : t.people_who_register_are_shown_here()}
      </EmptyState>
    )
  }
  return (
    <>
      <div className="overflow-clip rounded-panel border border-line bg-paper">
        <MembersTable search={search} rows={items} choosing={choosing} />
      </div>
      <Pager
        page={search.page}
        limit={limit}
        total={total}
        to={(page) => membersAddress({ ...search, page })}
      />
    </>
  )
}

function MembersSkeleton() {
  return (
    <Loading label={t.loading_the_users()}>
      <div className="rounded-panel border border-line bg-paper px-5 py-3">
        {Array.from({ length: 9 }, (_, n) => (
          <div key={n} className="flex items-center gap-4 border-b border-line py-3 last:border-0">
            <Skeleton className="size-7 rounded-full" />
            <Skeleton className="h-3.5 w-40" />
            <Skeleton className="ml-auto h-3.5 w-24 max-sm:hidden" />
            <Skeleton className="h-5 w-16" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
