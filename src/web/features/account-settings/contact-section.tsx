import { type ReactNode, useState } from 'react'
import type { Account } from '#contract/accounts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChangeContact } from './change-contact.tsx'
import type { ContactKind } from './contact-words.ts'
import { SettingsSection } from './settings-section.tsx'

interface ContactSectionProps {
  account: Account
  keep: (account: Account) => void
  formatPhone: (e164: string) => string
}

/** Where someone is reached and signs in by. Each is changed only with the password and a code to the new one. */
export function ContactSection({ account, keep, formatPhone }: ContactSectionProps) {
  const [changing, setChanging] = useState<ContactKind | null>(null)
  return (
    <SettingsSection
      id="contact"
      title="Email and phone"
      lead="You sign in with your email. Both are shown only to someone you trade with."
    >
      <dl className="divide-y divide-line border-y border-line">
        <Row
          label="Email"
          value={account.email}
          isVerified={account.email_verified_at !== null}
          action={
            <Button
              kind="quiet"
              size="small"
              aria-label="Change my email"
              onClick={() => setChanging('email')}
            >
              Change
            </Button>
          }
        />
        <Row
          label="Mobile phone"
          value={formatPhone(account.phone_number)}
          isVerified={account.phone_verified_at !== null}
          action={
            <Button
              kind="quiet"
              size="small"
              aria-label="Change my phone number"
              onClick={() => setChanging('phone_number')}
            >
              Change
            </Button>
          }
        />
      </dl>
      {changing && (
        <ChangeContact
          kind={changing}
          formatPhone={formatPhone}
          onChanged={keep}
          onClose={() => setChanging(null)}
        />
      )}
    </SettingsSection>
  )
}

interface RowProps {
  label: string
  value: string
  isVerified: boolean
  action: ReactNode
}

function Row({ label, value, isVerified, action }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <dt className="w-28 text-sm font-semibold">{label}</dt>
      <dd className="flex min-w-0 flex-1 basis-52 flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
        <span className="num min-w-0 break-all">{value}</span>
        {isVerified && <Badge kind="good">Verified</Badge>}
      </dd>
      <dd>{action}</dd>
    </div>
  )
}
