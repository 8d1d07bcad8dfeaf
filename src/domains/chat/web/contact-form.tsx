import { MailCheck, Send } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { contactUs as contactUsShapes } from '#domains/chat/common/support.shapes.ts'
import { contactUs } from '#domains/chat/common/support.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { pendingProps } from '#platform/web/early-clicks/early-click.ts'
import { checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useStoredText } from '#platform/web/storage/stored-text.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import * as t from '#domains/chat/texts.ts'

export interface ContactValues {
  name: string
  email: string
  phone: string
  message: string
  website: string
}

type ContactMessage = OperationInput<typeof contactUs>

const empty: ContactValues = { name: '', email: '', phone: '', message: '', website: '' }

/** Parses the text typed earlier in this tab; an invalid draft is ignored. */
export function readDraft(stored: string): ContactValues {
  try {
    const found: Partial<Record<keyof ContactValues, unknown>> | null = JSON.parse(stored || '{}')
    const texts = Object.entries(found ?? {}).filter(
      ([name, value]) => Object.hasOwn(empty, name) && typeof value === 'string',
    )
    return { ...empty, ...Object.fromEntries(texts), website: '' }
  } catch {
    return empty
  }
}

/** A member's message comes from their account, whatever was typed as a visitor. */
export function toMessage(
  { name, email, phone, message, website }: ContactValues,
  user: { display_name: string; email: string } | null,
): ContactMessage {
  if (user) return { name: user.display_name, email: user.email, message, website }
  return { name, email, message, website, ...(phone.trim() !== '' && { phone }) }
}

interface SentMessage {
  email: string
  conversation_id: number | null
}

/** @param leads true if it may lead to the member's conversation, which can't be framed */
export function ContactForm({ leads = true }: { leads?: boolean }) {
  const [sent, setSent] = useState<SentMessage | null>(null)
  // The stored draft is readable only after hydration.
  const key = useHydrated() ? 'hydrated' : 'before-hydration'
  if (sent) return <SentNote {...sent} leads={leads} onAgain={() => setSent(null)} />
  return <Writing key={key} isHydrated={key === 'hydrated'} onSent={setSent} />
}

function Writing({ isHydrated, onSent }: { isHydrated: boolean; onSent: (sent: SentMessage) => void }) {
  const { user } = useSession()
  const [storedText, saveText] = useStoredText('contact-us', user?.id ?? null)
  const form = useOperationForm(contactUs, {
    initial: readDraft(storedText),
    toInput: (values) => toMessage(values, user),
    check: (values) => checkBy<ContactMessage>(contactUsShapes.body)(toMessage(values, user)),
    onDone: ({ conversation_id: conversationId }, { email }) => {
      saveText('')
      onSent({ email, conversation_id: conversationId })
    },
  })
  const typed = JSON.stringify(form.values)
  const saveTyped = useEffectEvent((text: string) => {
    if (text !== JSON.stringify(readDraft(''))) saveText(text)
  })
  useEffect(() => saveTyped(typed), [typed])

  return (
    <form
      id={form.id}
      method="post"
      noValidate
      className="grid max-w-xl gap-5"
      onSubmit={form.submit}
      {...pendingProps(!isHydrated)}
    >
      <FormErrors {...form.report} />
      {user ? (
        <p className="text-sm text-ink-2">
          {t.signed_in_as_name_we_answer_in_ichat({ name: user.display_name })}
        </p>
      ) : (
        <div className="grid gap-5 signed-in:hidden">
          <Field label={t.name()} {...form.field('name')}>
            {(control) => (
              <TextInput {...control} {...form.text('name')} maxLength={80} autoComplete="name" />
            )}
          </Field>
          <Field label={t.email()} help={t.we_answer_to_this_address()} {...form.field('email')}>
            {(control) => (
              <TextInput
                {...control}
                {...form.text('email')}
                type="email"
                inputMode="email"
                maxLength={254}
                autoComplete="email"
              />
            )}
          </Field>
          <Field label={t.phone()} optional {...form.field('phone')}>
            {(control) => (
              <TextInput
                {...control}
                {...form.text('phone')}
                type="tel"
                inputMode="tel"
                maxLength={30}
                autoComplete="tel"
              />
            )}
          </Field>
        </div>
      )}
      <Field label={t.message()} help={t.say_which_listing_or_sale_its_about()} {...form.field('message')}>
        {(control) => (
          <Textarea {...control} {...form.text('message')} maxLength={4000} className="min-h-40" />
        )}
      </Field>
      {/* A honeypot, invisible and unreachable: only a program fills it in. */}
      <div aria-hidden className="absolute -left-[200vw] h-px w-px overflow-hidden">
        <label>
          {t.website()}
          <input {...form.text('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <Button type="submit" icon={Send} busy={form.isSending}>
          {t.send_message()}
        </Button>
      </div>
    </form>
  )
}

function SentNote({
  email,
  conversation_id: conversationId,
  leads,
  onAgain,
}: SentMessage & { leads: boolean; onAgain: () => void }) {
  const isMember = conversationId !== null
  return (
    <div role="status" className="max-w-xl">
      <EmptyState
        icon={MailCheck}
        title={t.message_sent()}
        action={
          <>
            {isMember && leads && (
              <LinkButton to={`/ichat?chat=${conversationId}`}>{t.open_conversation()}</LinkButton>
            )}
            <Button kind="quiet" onClick={onAgain}>
              {t.write_another()}
            </Button>
          </>
        }
      >
        {isMember ? t.well_answer_in_ichat() : t.well_answer_by_email({ email })}
      </EmptyState>
    </div>
  )
}
