import { useState } from 'react'
import {
  appealSuspension,
  listOwnSuspensions,
  type OwnSuspension,
} from '#contract/moderation/account-appeals.ts'
import { max_appeal_characters } from '#contract/moderation/moderation.ts'
import { formatShortInstant } from '#shared/formats/formats.ts'
import { explainSuspension } from '#shared/words/suspension-words.ts'
import { useOperationForm } from '#web/lib/forms/use-operation-form.ts'
import { useApiQuery, useKeepReply } from '#web/lib/loading/query.tsx'
import { useReadAtNotification } from '#web/lib/loading/read-at-notification.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/facts/badge.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import * as t from './texts.ts'

const min_characters = 3

/** Of parts of what they may do: who is suspended wholly can't come here. */
export function SuspensionsList() {
  const { data, error, isFetching, refetch } = useApiQuery(listOwnSuspensions, {})
  useReadAtNotification([listOwnSuspensions])
  if (!data) {
    return error ? (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    ) : null
  }
  if (data.items.length === 0) return null
  return (
    <ul aria-label={t.what_you_cant_do()} className="mb-4 divide-y divide-line">
      {data.items.map((suspension) => (
        <Suspension key={suspension.id} suspension={suspension} />
      ))}
    </ul>
  )
}

function Suspension({ suspension }: { suspension: OwnSuspension }) {
  const { id, kind, reason, at, until, lifted_at, messages, may_write, why_not } = suspension
  const [asks, setAsks] = useState(false)
  if (kind === 'whole') return null
  const said = explainSuspension({ kind, reason, until: until === null ? null : new Date(until) })
  return (
    <li className="grid gap-2 py-3.5 text-sm">
      <p className="num flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-ink-2">
        <time dateTime={at}>{formatShortInstant(new Date(at))}</time>
        {lifted_at && <Badge kind="good">{t.suspension_ended()}</Badge>}
      </p>
      {lifted_at ? (
        <p className="max-w-prose wrap-anywhere text-ink-2">{reason}</p>
      ) : (
        <Notice kind="wrong">{said}</Notice>
      )}
      {messages.length > 0 && (
        <ol aria-label={t.messages()} className="grid gap-1.5">
          {messages.map((message) => (
            <li key={message.id} className="max-w-prose rounded-control bg-sunk px-3 py-2">
              <p className="num text-xs text-ink-2">
                {message.is_owners ? t.you() : message.author} ·{' '}
                <time dateTime={message.at}>{formatShortInstant(new Date(message.at))}</time>
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{message.text}</p>
            </li>
          ))}
        </ol>
      )}
      {!may_write && lifted_at === null && <p className="text-ink-2">{why_not}</p>}
      {may_write &&
        (asks ? (
          <SuspensionAppeal id={id} onDone={() => setAsks(false)} />
        ) : (
          <p>
            <Button size="small" kind="quiet" onClick={() => setAsks(true)}>
              {messages.length === 0 ? t.appeal_suspension() : t.write_again()}
            </Button>
          </p>
        ))}
    </li>
  )
}

function SuspensionAppeal({ id, onDone }: { id: number; onDone: () => void }) {
  const keepReply = useKeepReply()
  const form = useOperationForm(appealSuspension, {
    initial: { text: '' },
    written: ['text'],
    check: ({ text }) => (text.trim().length < min_characters ? { text: t.write_a_few_words() } : {}),
    toInput: ({ text }) => ({ id, text }),
    onDone: async (reply) => {
      await keepReply(listOwnSuspensions, {}, reply)
      onDone()
    },
  })
  return (
    <form id={form.id} method="post" noValidate className="grid gap-3" onSubmit={form.submit}>
      <Field label={t.tell_us_why_this_is_a_mistake()} help={t.well_reply_here()} {...form.field('text')}>
        {(control) => (
          <Textarea
            {...control}
            {...form.text('text')}
            rows={3}
            maxLength={max_appeal_characters}
            className="min-h-20"
          />
        )}
      </Field>
      {form.message && (
        <Notice kind="wrong" live>
          {form.message}
        </Notice>
      )}
      <div>
        <Button type="submit" size="small" busy={form.isSending}>
          {t.send_message()}
        </Button>
      </div>
    </form>
  )
}
