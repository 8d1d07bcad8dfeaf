import { useState } from 'react'
import { resendOtp } from '#domains/identity/common/passwords.ts'
import { changeContact, confirmContact } from '#domains/accounts/common/contact.ts'
import type { Account } from '#domains/accounts/common/accounts.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { api } from '#platform/web/session/api.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { DiscardQuestion } from '#platform/web/ui/overlays/discard-question.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { CodeStep, OutboxNote, ResendCode } from './code-step.tsx'
import { type ContactKind, type ContactRequest, getContactLabels } from './contact-labels.ts'
import { NewContactForm, useContactForm } from './new-contact-form.tsx'
import * as t from '#domains/accounts/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

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

export function ChangeContact({ kind, present, formatPhone, onChanged, onClose }: ChangeContactProps) {
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
