import { LifeBuoy } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { NewRequest } from './new-request.tsx'
import { SupportList } from './support-list.tsx'
import { SupportPane } from './support-pane.tsx'
import { readSupportPlace, supportAddress } from './support-address.ts'
import * as t from '#domains/chat/texts.ts'

export const meta = makeAdminMeta(t.support)

export default function Support() {
  const changeAddress = useChangeAddress()
  const { chat, member, ...filter } = readSupportPlace(useSearchParams()[0])
  const isOpen = (chat ?? member) !== undefined
  const list = supportAddress(filter)
  return (
    <AdminPage title={t.support()}>
      <div className="grid h-[calc(100dvh-8rem)] max-sm:-mb-5 min-h-96 grid-cols-[minmax(0,1fr)] overflow-clip rounded-panel border border-line bg-paper lg:grid-cols-[22rem_minmax(0,1fr)]">
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
