import { MessageCircle } from 'lucide-react'
import { Suspense } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { conversationStatuses } from '#domains/chat/common/chat.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { ConversationList } from '#domains/chat/web/conversation-list.tsx'
import { MessageReportButton } from '#domains/flags/web/report-button.tsx'
import type { ConversationFilter } from '#domains/chat/web/chat-labels.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { pageNumber } from '#domains/search/web/pages/page-number.ts'
import * as t from '#domains/chat/texts.ts'

const ConversationPane = lazyPart(
  async () => (await import('#domains/chat/web/conversation-pane.tsx')).ConversationPane,
)
const NewConversation = lazyPart(
  async () => (await import('#domains/chat/web/new-conversation.tsx')).NewConversation,
)

export const meta: MetaFunction = () => [{ title: t.ichat_hoko() }, { name: 'robots', content: 'noindex' }]

/**
 * `?seller=` is a business whose team answers enquiries. `?chat=` is the open conversation;
 * `?listing=` (and `&user=`, by its seller) starts one, and `?support` starts one with support.
 */
export default function IChat() {
  const [params] = useSearchParams()
  const changeAddress = useChangeAddress()
  const [chat, listing, user] = [readId(params, 'chat'), readId(params, 'listing'), readId(params, 'user')]
  const toSupport = params.has('support')
  const filter = readFilter(params)
  const isOpen = chat !== null || listing !== null || toSupport
  const list = addressOf(filter, {})
  return (
    <div className="pb-5">
      <h1 className="heading mb-4 text-xl max-lg:sr-only">{t.ichat()}</h1>
      <div
        data-full-bleed={isOpen || undefined}
        className={joinClasses(
          'grid grid-cols-[minmax(0,1fr)] overflow-clip border-line bg-paper lg:h-[calc(100dvh-11rem)] lg:min-h-96 lg:grid-cols-[23rem_minmax(0,1fr)] lg:rounded-panel lg:border',
          isOpen
            ? 'max-lg:fixed max-lg:inset-0 max-lg:z-20 max-lg:pb-[env(safe-area-inset-bottom)]'
            : 'max-lg:h-[calc(100dvh-13.5rem)] max-lg:min-h-96 max-lg:rounded-panel max-lg:border',
        )}
      >
        <div
          className={joinClasses(
            'flex min-h-0 min-w-0 flex-col lg:border-r lg:border-line',
            isOpen && 'max-lg:hidden',
          )}
        >
          <ConversationList
            filter={filter}
            chosen={chat}
            onFilter={(next) =>
              changeAddress(addressOf(next, chat === null ? {} : { chat }), { replace: true })
            }
            addressOf={({ page = filter.page, ...rest }) => addressOf({ ...filter, page }, rest)}
          />
        </div>
        <div className={joinClasses('flex min-h-0 min-w-0 flex-col', !isOpen && 'max-lg:hidden')}>
          <Suspense key={`${chat} ${listing} ${user} ${toSupport}`} fallback={<LoadingConversation />}>
            {chat !== null ? (
              <ConversationPane
                key={chat}
                id={chat}
                back={list}
                onGone={() => changeAddress(list, { replace: true })}
                renderReport={(number, name) => (
                  <MessageReportButton conversation_id={chat} number={number} name={name} />
                )}
              />
            ) : listing !== null || toSupport ? (
              <NewConversation
                key={`${listing} ${user}`}
                listing={listing}
                user={user}
                back={list}
                onBegun={(id) => changeAddress(addressOf(filter, { chat: id }), { replace: true })}
              />
            ) : (
              <div className="m-auto p-6">
                <EmptyState icon={MessageCircle} title={t.choose_a_conversation()}>
                  {t.choose_one_from_the_list_to_read_it()}
                </EmptyState>
              </div>
            )}
          </Suspense>
        </div>
      </div>
    </div>
  )
}

const LoadingConversation = () => (
  <div className="p-5">
    <Loading label={t.loading_the_conversation()}>
      <SkeletonText lines={6} />
    </Loading>
  </div>
)

function readId(params: URLSearchParams, name: string): number | null {
  const id = Number(params.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

function readFilter(params: URLSearchParams): ConversationFilter {
  const status = conversationStatuses.find((one) => one === params.get('show'))
  const seller = readId(params, 'seller')
  return {
    seller,
    status: status ?? 'open',
    query: (params.get('q') ?? '').slice(0, 100),
    page: pageNumber(params),
  }
}

function addressOf(
  { seller, status, query, page }: ConversationFilter,
  { chat, support = false }: { chat?: number; support?: boolean },
): string {
  const wanted = new URLSearchParams({
    ...(seller !== null && { seller: String(seller) }),
    ...(chat !== undefined && { chat: String(chat) }),
    ...(support && { support: 'yes' }),
    ...(status !== 'open' && { show: status }),
    ...(query !== '' && { q: query }),
    ...(page > 1 && { page: String(page) }),
  })
  return wanted.size > 0 ? `/ichat?${wanted}` : '/ichat'
}
