import type { Account } from '#contract/accounts/accounts.ts'
import { AccountMenu } from '#web/features/accounts/account-menu.tsx'
import { ChatLink } from '#web/features/chat/chat-link.tsx'
import { Bell } from '#web/features/notifications/bell.tsx'
import { Suspense } from 'react'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { isViewing } from '#web/lib/session/viewing.ts'
import { QueryProvider } from '#web/lib/loading/query.tsx'

const ChangedPages = lazyPart(
  async () => (await import('#web/features/static-pages/changed-pages.tsx')).ChangedPages,
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
      <AccountMenu user={user} />
    </>
  )
}
