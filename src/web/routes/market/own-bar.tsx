import type { Account } from '#contract/accounts/accounts.ts'
import { AccountMenu } from '#web/features/accounts/account-menu.tsx'
import { ChatLink } from '#web/features/chat/chat-link.tsx'
import { Bell } from '#web/features/notifications/bell.tsx'
import { QueryProvider } from '#web/lib/loading/query.tsx'

export function OwnBell() {
  return (
    <QueryProvider>
      <ChatLink />
      <Bell />
    </QueryProvider>
  )
}

export function OwnMenu({ user }: { user: Account }) {
  return <AccountMenu user={user} />
}
