import { useState } from 'react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { changeContact, confirmContact } from '#domains/accounts/common/contact.ts'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import { resendOtp } from '#domains/identity/common/passwords.ts'
import { getSite } from '#domains/settings/common/site/site.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { DiscardQuestion } from '#platform/web/ui/overlays/discard-question.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { useOwnAccount } from '../use-own-account.ts'
import { CodeStep, OutboxNote, ResendCode } from './code-step.tsx'
import {
  type ContactKind,
  type ContactRequest,
  getContactLabels,
  NewContactForm,
  useContactForm,
} from './new-contact-form.tsx'
import * as t from '#domains/accounts/texts.ts'

type CodeOnItsWay = OperationReply<typeof resendOtp>

interface SentCode {
  target: string
  request_token: string
  resend_at: number
}

interface ChangeContactProps {
  kind: ContactKind
  present?: string
  formatPhone: (e164: string) => string
  onChanged: (account: Account) => void
  onClose: () => void
}

function ChangeContact({ kind, present, formatPhone, onChanged, onClose }: ChangeContactProps) {
  const words = present
    ? { ...getContactLabels()[kind], ...getContactLabels()[kind].verifying }
    : getContactLabels()[kind]
  const [sent, setSent] = useState<SentCode | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false)
  const form = useContactForm(kind, present ?? '', send)
  const isAtStake = form.isWritten && !sent
  const close = () => (isAtStake ? setConfirmingDiscard(true) : onClose())

  async function send({ contact, password }: ContactRequest) {
    const { target, ...answer } = await api.call(changeContact, { [kind]: contact, password })
    note(target, answer)
  }

  function note(
    target: string,
    { request_token: requestToken, resend_after_s: resendAfterSeconds }: Omit<CodeOnItsWay, 'message'>,
  ) {
    setSent({ target, request_token: requestToken, resend_at: serverNow() + resendAfterSeconds * 1000 })
  }

  async function take(code: string) {
    if (!sent) return
    const account = await api.call(confirmContact, { request_token: sent.request_token, code })
    onChanged(account)
    onClose()
    notify.success(words.done, present ? {} : { description: words.messages })
  }

  const target = sent && formatPhone(sent.target)
  return (
    <>
      <DiscardQuestion
        open={isConfirmingDiscard}
        isAtStake={isAtStake}
        onDiscard={onClose}
        onContinue={() => setConfirmingDiscard(false)}
      />
      <Dialog
        open
        onClose={close}
        title={words.title}
        shape="sheet"
        description={
          sent ? (
            <>
              <Sentence
                parts={t.weve_sent_a_code_to_target_nothing({
                  target: target ?? '',
                  strong: (parts) => (
                    <strong className="num font-semibold break-all text-ink">{parts}</strong>
                  ),
                })}
              />
            </>
          ) : (
            t.contact_enter_your_password_and_well_send_you()
          )
        }
        footer={
          <>
            <Button kind="quiet" onClick={sent ? () => setSent(null) : close}>
              {t.go_back()}
            </Button>
            <Button
              type="submit"
              form={sent ? 'contact-code-form' : form.id}
              busy={sent ? isBusy : form.isSending}
            >
              {sent ? words.button : t.send_me_the_code()}
            </Button>
          </>
        }
      >
        {sent ? (
          <CodeStep
            id="contact-code"
            help={t.it_works_for_10_minutes()}
            isEager
            onCode={take}
            onBusy={setBusy}
          >
            <OutboxNote />
            <ResendCode
              at={sent.resend_at}
              onResend={async () =>
                note(sent.target, await api.call(resendOtp, { request_token: sent.request_token }))
              }
            />
          </CodeStep>
        ) : (
          <NewContactForm form={form} kind={kind} present={present} />
        )}
      </Dialog>
    </>
  )
}

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

interface OwnContactProps {
  formatPhone: (e164: string) => string
  onChanged: () => void
}

export function OwnContact({ formatPhone, onChanged }: OwnContactProps) {
  const { account, error, isFetching, setReply, refresh } = useOwnAccount()
  if (error) {
    return (
      <ErrorState
        title={t.your_email_and_phone_didnt_load()}
        onRetry={() => void refresh()}
        busy={isFetching}
      >
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!account) return null
  return (
    <ContactSection
      account={account}
      lead={t.you_sign_in_with_your_email_to_change()}
      formatPhone={formatPhone}
      setReply={(now) => {
        setReply(now)
        onChanged()
      }}
    />
  )
}
