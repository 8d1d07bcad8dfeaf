import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { messageOf } from '#web/lib/problem.ts'
import { LeavingGuard } from '#web/lib/leaving-guard.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { ContactSection } from './contact-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { LicenceSection } from './licence-section.tsx'
import { type PlaceSlot, ProfileSection } from './profile-section.tsx'
import { SellingSection } from './selling-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import { SettingsSection } from './settings-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'
import { useOwnAccount } from './use-own-account.ts'

const entries = [
  { id: 'profile', label: 'Profile' },
  { id: 'contact', label: 'Email and phone' },
  { id: 'password', label: 'Password' },
  { id: 'selling', label: 'Selling' },
  { id: 'payment', label: 'Where buyers pay' },
  { id: 'blocked', label: 'Blocked' },
  { id: 'licence', label: 'Driver licence' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'two-factor', label: 'Two-factor' },
  { id: 'your-data', label: 'Your data' },
  { id: 'delete-account', label: 'Delete account' },
]

interface SettingsProps {
  renderPlace: (slot: PlaceSlot) => ReactNode
  renderPasswordHints: (password: string) => ReactNode
  formatPhone: (e164: string) => string
  /** Whom the account has blocked. */
  blocked: ReactNode
  /** Whether the device in hand is pushed to. */
  push: ReactNode
}

/** Everything that someone may change about their account, a section each. */
export function Settings({ renderPlace, renderPasswordHints, formatPhone, blocked, push }: SettingsProps) {
  const { account, error, isFetching, keep, refresh } = useOwnAccount()
  const [unsaved, setUnsaved] = useState<Record<string, boolean>>({})
  const changed = Object.keys(unsaved).filter((title) => unsaved[title])
  const note = (title: string) => (isUnsaved: boolean) =>
    setUnsaved((all) => ({ ...all, [title]: isUnsaved }))
  useArrivalAt(useLocation().hash, account !== undefined)

  if (error) {
    return (
      <ErrorState title="Your settings did not load" onRetry={() => void refresh()} busy={isFetching}>
        {messageOf(error)}
      </ErrorState>
    )
  }
  if (!account) return <SettingsSkeleton />
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <SettingsMenu entries={entries} />
      <div className="grid min-w-0 max-w-4xl gap-5">
        <ProfileSection account={account} keep={keep} onUnsaved={note('Profile')} renderPlace={renderPlace} />
        <ContactSection account={account} keep={keep} formatPhone={formatPhone} />
        <PasswordSection renderHints={renderPasswordHints} />
        <SellingSection account={account} keep={keep} onUnsaved={note('Selling')} />
        <PaymentSection />
        <SettingsSection
          id="blocked"
          title="Blocked"
          lead="Who cannot bid on, buy, make offers on or ask about what you list."
        >
          {blocked}
        </SettingsSection>
        <LicenceSection />
        <NotificationsSection push={push} />
        <SessionsSection />
        <TwoFactorSection />
        <DataSection />
        <DeleteSection email={account.email} />
      </div>
      <LeavingGuard isUnsafe={changed.length > 0}>
        You changed “{changed.join('” and “')}” and did not save it. If you leave now, those changes are lost.
      </LeavingGuard>
    </div>
  )
}

/** A link to a section, opened from elsewhere, arrives before the section is there. */
function useArrivalAt(hash: string, isReady: boolean) {
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, isReady])
}

function SettingsSkeleton() {
  return (
    <Loading label="Loading your settings">
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <div className="grid content-start gap-3 max-lg:hidden">
          {entries.map(({ id }) => (
            <Skeleton key={id} className="h-6" />
          ))}
        </div>
        <div className="grid max-w-4xl gap-5">
          {[1, 2, 3].map((sheet) => (
            <div key={sheet} className="rounded-panel border border-line bg-paper p-6">
              <Skeleton className="mb-5 h-6 w-40" />
              <SkeletonText lines={4} />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  )
}
