import type { Account } from '#domains/accounts/common/accounts.ts'
import { AccountMenu } from '#domains/identity/web/account-menu.tsx'
import { ChatLink } from '#domains/chat/web/chat-link.tsx'
import { Bell } from '#domains/messaging/web/shared/bell.tsx'
import { Suspense } from 'react'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { useMarket } from '#domains/settings/web/shared/market.ts'
import { isViewing } from '#platform/web/session/viewing.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'

const ChangedPages = lazyPart(
  async () => (await import('#domains/settings/web/static-pages/changed-pages.tsx')).ChangedPages,
)
const ViewBar = lazyPart(async () => (await import('./view-bar.tsx')).ViewBar)

export function OwnBell() {
  return (
    <QueryProvider>
      <ChatLink />
      <Bell />
      <Suspense fallback={null}>
        <ChangedPages />
      </Suspense>
    </QueryProvider>
  )
}

export function OwnMenu({ user }: { user: Account }) {
  return (
    <>
      {isViewing() && (
        <Suspense fallback={null}>
          <ViewBar />
        </Suspense>
      )}
      <AccountMenu user={user} hasPayouts={useMarket()?.paysOnHoko === true} />
    </>
  )
}
