import { useState } from 'react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { getSite } from '#domains/settings/common/site/site.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ChangeContact } from './change-contact.tsx'
import type { ContactKind } from './contact-labels.ts'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import * as t from '#domains/accounts/texts.ts'

interface ContactSectionProps {
  account: Account
  lead?: string
  setReply: (account: Account) => void
  formatPhone: (e164: string) => string
}

export function ContactSection({
  account,
  lead = t.you_sign_in_with_your_email_both_are(),
  setReply,
  formatPhone,
}: ContactSectionProps) {
  const [changing, setChanging] = useState<{ kind: ContactKind; present?: string } | null>(null)
  const { data: site } = useApiQuery(getSite, {}, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <SettingsSection id="contact" title={t.email_and_phone()} lead={lead}>
      <dl className="divide-y divide-line border-y border-line">
        <Row
          label={t.email()}
          value={account.email}
          isVerified={account.email_verified_at !== null}
          isEmail
          onVerify={site?.codes_go_by ? () => setChanging({ kind: 'email', present: account.email }) : null}
          onChange={() => setChanging({ kind: 'email' })}
        />
        <Row
          label={t.mobile_phone()}
          value={formatPhone(account.phone_number)}
          isVerified={account.phone_verified_at !== null}
          onVerify={
            site?.codes_go_by === 'sms'
              ? () => setChanging({ kind: 'phone_number', present: account.phone_number })
              : null
          }
          onChange={() => setChanging({ kind: 'phone_number' })}
        />
      </dl>
      {changing && (
        <ChangeContact
          {...changing}
          formatPhone={formatPhone}
          onChanged={setReply}
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
  isEmail?: boolean
  /** Null if no code can be sent to it. */
  onVerify: (() => void) | null
  onChange: () => void
}

function Row({ label, value, isVerified, isEmail = false, onVerify, onChange }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <dt className="w-28 text-sm font-semibold">{label}</dt>
      <dd className="flex min-w-0 flex-1 basis-52 flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
        <span className="num min-w-0 break-all">{value}</span>
        {isVerified ? <Badge kind="good">{t.verified()}</Badge> : <Badge>{t.not_verified()}</Badge>}
      </dd>
      <dd className="flex gap-2">
        {!isVerified && onVerify && (
          <Button size="small" aria-label={t.verify_my_contact({ is_email: isEmail })} onClick={onVerify}>
            {t.verify()}
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          aria-label={t.change_my_contact({ is_email: isEmail })}
          onClick={onChange}
        >
          {t.change()}
        </Button>
      </dd>
    </div>
  )
}
