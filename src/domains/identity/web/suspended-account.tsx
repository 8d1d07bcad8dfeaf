import { useEffect, useState } from 'react'
import {
  getAccountAppeal,
  writeAccountAppeal,
  type AccountAppeal,
} from '#domains/moderation/common/warnings.ts'
import { exportMyData } from '#domains/accounts/common/accounts.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { maxAppealCharacters } from '#domains/moderation/common/moderation.ts'
import { getSettings } from '#domains/settings/common/settings.ts'
import { useFocusOnSent } from '#domains/moderation/web/shared/use-focus-on-sent.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { apiAs, publicApi } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import type { ReactNode } from 'react'
import * as t from '#domains/identity/texts.ts'

interface SuspendedAccountProps {
  token: string
  onLeave: () => void
}

export default function SuspendedAccount({ token, onLeave }: SuspendedAccountProps) {
  const [api] = useState(() => apiAs(token))
  const [appeal, setAppeal] = useState<AccountAppeal | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  useEffect(() => {
    document.getElementById('step-title')?.focus()
    api.call(getAccountAppeal, {}).then(setAppeal, (error: unknown) => setFailure(getMessage(error)))
  }, [api])

  async function download() {
    setSaving(true)
    try {
      saveFile(await api.call(exportMyData, {}), 'hoko-my-data.zip')
    } catch (error) {
      notify.error(t.couldnt_download_your_data(), { description: getMessage(error) })
    }
    setSaving(false)
  }

  return (
    <div className="grid gap-6">
      {failure && <Notice kind="wrong">{failure}</Notice>}
      {appeal?.suspension && (
        <Notice kind="wrong">
          {t.suspended_at_reason({
            at: formatShortInstant(new Date(appeal.suspension.at)),
            reason: appeal.suspension.reason,
          })}
        </Notice>
      )}
      <p className="text-sm text-ink-2">{t.you_cant_sell_bid_or_buy_for_now_your()}</p>
      {appeal && (
        <Thread
          appeal={appeal}
          write={async (text) => setAppeal(await api.call(writeAccountAppeal, { text }))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" busy={isSaving} onClick={() => void download()}>
          {t.download_my_data()}
        </Button>
        <Button kind="ghost" onClick={onLeave}>
          {t.back_to_sign_in()}
        </Button>
      </div>
      <Support />
    </div>
  )
}

interface ThreadProps {
  appeal: AccountAppeal
  write: (text: string) => Promise<void>
}

function Thread({ appeal: { messages, may_write: mayWrite, why_not: denialReason }, write }: ThreadProps) {
  const { list, awaitSent } = useFocusOnSent(messages)
  const form = useActionForm({
    initial: { text: '' },
    check: ({ text }) => (text.trim().length < 3 ? { text: t.write_a_few_words() } : {}),
    send: ({ text }) => write(text),
    placeProblem: ({ errors, message }) => ({ text: errors?.text ?? message }),
    onDone: () => {
      awaitSent()
      form.reset({ text: '' })
      notify.success(t.appeal_sent())
    },
  })

  return (
    <section aria-label={t.appeal()} className="grid gap-4">
      {messages.length > 0 && (
        <ol ref={list} aria-label={t.messages()} className="grid gap-3">
          {messages.map((message) => (
            <li
              key={message.id}
              tabIndex={-1}
              className={joinClasses(
                'max-w-[90%] rounded-panel px-3.5 py-2.5 text-sm',
                message.is_owners ? 'ml-auto bg-pounamu-wash' : 'mr-auto bg-sunk',
              )}
            >
              <p className="text-xs text-ink-2">
                {message.is_owners ? t.you() : message.author} · {formatShortInstant(new Date(message.at))}
              </p>
              <p className="mt-0.5 break-words whitespace-pre-line">{message.text}</p>
            </li>
          ))}
        </ol>
      )}
      {mayWrite ? (
        <form id={form.id} method="post" noValidate className="grid gap-3" onSubmit={form.submit}>
          <Field
            {...form.field('text')}
            label={messages.length === 0 ? t.why_is_this_a_mistake() : t.your_message()}
            help={t.well_reply_here_and_by_email()}
          >
            {(control) => (
              <Textarea {...control} {...form.text('text')} rows={4} maxLength={maxAppealCharacters} />
            )}
          </Field>
          <div>
            <Button type="submit" busy={form.isSending}>
              {messages.length === 0 ? t.send_appeal() : t.send_message()}
            </Button>
          </div>
        </form>
      ) : (
        <p className="text-sm text-ink-2">{denialReason}</p>
      )}
    </section>
  )
}

function Support() {
  const [reach, setReach] = useState<{ email: string | null; phone: string | null } | null>(null)
  useEffect(() => {
    publicApi.call(getSettings, {}).then(
      ({ support_email: supportEmail, support_phone: supportPhone }) =>
        setReach({ email: supportEmail, phone: supportPhone }),
      () => undefined,
    )
  }, [])
  if (!reach?.email && !reach?.phone) return null
  const [emailAddress, phoneNumber] = [reach.email ?? '', reach.phone ?? '']
  const email = (parts: ReactNode) => (
    <a href={`mailto:${emailAddress}`} className="font-semibold text-pounamu hover:underline">
      {parts}
    </a>
  )
  const phone = (parts: ReactNode) => (
    <a href={`tel:${phoneNumber}`} className="num font-semibold text-pounamu hover:underline">
      {parts}
    </a>
  )
  return (
    <p className="text-sm text-ink-2">
      <Sentence
        parts={
          !phoneNumber
            ? t.contact_support_by_email({ email_address: emailAddress, email })
            : !emailAddress
              ? t.contact_support_by_phone({ phone_number: phoneNumber, phone })
              : t.contact_support_by_email_or_phone({
                  email_address: emailAddress,
                  email,
                  phone_number: phoneNumber,
                  phone,
                })
        }
      />
    </p>
  )
}
