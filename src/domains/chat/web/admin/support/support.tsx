import { LifeBuoy } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { findSupportRequest } from '#domains/chat/common/support.ts'
import { PaneScroll } from '#domains/chat/web/conversation-pane.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ReplyComposer } from './reply-composer.tsx'
import { SupportList, readSupportPlace, supportAddress } from './support-list.tsx'
import { AskerHeader, PaneProblem, SupportPane } from './support-pane.tsx'
import * as t from '#domains/chat/texts.ts'

interface NewRequestProps {
  member_id: number
  back: string
  /** Called with the new request's id, or with that of the existing one. */
  onBegun: (id: number) => void
}

function NewRequest({ member_id: memberId, back, onBegun }: NewRequestProps) {
  const { data, error, isFetching, refetch } = useApiQuery(
    findSupportRequest,
    { id: memberId },
    { staleTime: 0, gcTime: 0 },
  )
  const begin = useEffectEvent(onBegun)
  const begun = data?.conversation_id ?? null
  useEffect(() => {
    if (begun !== null) begin(begun)
  }, [begun])
  if (!data || begun !== null) {
    return <PaneProblem error={error} isFetching={isFetching} retry={() => void refetch()} back={back} />
  }
  const { display_name: name } = data.member
  return (
    <>
      <AskerHeader member={data.member} visitor={null} back={back} />
      <PaneScroll label={name} isTopAligned>
        <EmptyState icon={LifeBuoy} title={t.write_to_name({ name })}>
          {t.they_read_it_in_ichat()}
        </EmptyState>
      </PaneScroll>
      <ReplyComposer to={{ member_id: memberId }} name={name} seen_number={0} onSent={onBegun} />
    </>
  )
}

export const meta = makeAdminMeta(t.support)

export default function Support() {
  const changeAddress = useChangeAddress()
  const { chat, member, ...filter } = readSupportPlace(useSearchParams()[0])
  const isOpen = (chat ?? member) !== undefined
  const list = supportAddress(filter)
  return (
    <AdminPage title={t.support()}>
      <div className="grid h-[calc(100dvh-8rem)] max-sm:-mb-5 min-h-96 grid-cols-[minmax(0,1fr)] overflow-clip rounded-panel border border-line bg-paper lg:grid-cols-[18rem_minmax(0,1fr)] 2xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div
          className={joinClasses(
            'flex min-h-0 min-w-0 flex-col lg:border-r lg:border-line',
            isOpen && 'max-lg:hidden',
          )}
        >
          <SupportList
            filter={filter}
            chosen={chat}
            onFilter={(next) => changeAddress(supportAddress({ ...next, chat }), { replace: true })}
          />
        </div>
        <div className={joinClasses('flex min-h-0 min-w-0 flex-col', !isOpen && 'max-lg:hidden')}>
          {chat !== undefined ? (
            <SupportPane key={chat} id={chat} back={list} />
          ) : member !== undefined ? (
            <NewRequest
              key={member}
              member_id={member}
              back={list}
              onBegun={(id) => changeAddress(supportAddress({ ...filter, chat: id }), { replace: true })}
            />
          ) : (
            <div className="m-auto p-6">
              <EmptyState icon={LifeBuoy} title={t.choose_a_request()}>
                {t.the_longest_wait_comes_first()}
              </EmptyState>
            </div>
          )}
        </div>
      </div>
    </AdminPage>
  )
}
