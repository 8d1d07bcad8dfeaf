import { type ReactNode, useEffect, useState } from 'react'
import { maxAppealCharacters } from '#domains/moderation/common/moderation.ts'
import type { MemberWarning } from '#domains/moderation/common/warnings.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { type Message, MessageForm } from '#platform/web/forms/message-form.tsx'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useFocusOnSent } from './shared/use-focus-on-sent.ts'
import * as t from '#domains/moderation/texts.ts'

const minCharacters = 3

/** Shared by the forms of both kinds of appeals. */
export const appealFields = {
  initial: { text: '' },
  written: ['text'] as const,
  check: ({ text }: Message) => (text.trim().length < minCharacters ? { text: t.write_a_few_words() } : {}),
}

interface AccountAppealProps extends Pick<MemberWarning, 'messages' | 'may_write'> {
  /** The label of the button that opens the form. */
  begin: string
  renderForm: (onDone: () => void) => ReactNode
}

/** Shows the messages about a warning or a suspension, with a reply form. */
export function AccountAppeal({ messages, may_write: mayWrite, begin, renderForm }: AccountAppealProps) {
  const [isWriting, setWriting] = useState(false)
  const { list, awaitSent } = useFocusOnSent(messages)

  function finish() {
    awaitSent()
    setWriting(false)
  }

  return (
    <>
      {messages.length > 0 && (
        <ol ref={list} aria-label={t.messages()} className="grid gap-1.5">
          {messages.map(({ id, text, at, is_owners: isOwners, author }) => (
            <li key={id} tabIndex={-1} className="max-w-prose rounded-control bg-sunk px-3 py-2">
              <p className="num text-xs text-ink-2">
                {isOwners ? t.you() : author} · <time dateTime={at}>{formatShortInstant(new Date(at))}</time>
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {mayWrite &&
        (isWriting ? (
          renderForm(finish)
        ) : (
          <p>
            <Button size="small" kind="quiet" onClick={() => setWriting(true)}>
              {messages.length === 0 ? begin : t.write_again()}
            </Button>
          </p>
        ))}
    </>
  )
}

export function AccountAppealForm({ form }: { form: ActionForm<Message> }) {
  const { id } = form.field('text')
  useEffect(() => document.getElementById(id)?.focus(), [id])
  return (
    <MessageForm
      form={form}
      label={t.tell_us_why_this_is_a_mistake()}
      help={t.well_reply_here()}
      maxCharacters={maxAppealCharacters}
      submit={t.send_message()}
    />
  )
}
