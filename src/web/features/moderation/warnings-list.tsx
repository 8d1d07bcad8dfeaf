import { useState } from 'react'
import { appealWarning, listOwnWarnings, type MemberWarning } from '#contract/moderation/warnings.ts'
import { max_appeal_characters } from '#contract/moderation/moderation.ts'
import { formatDate, formatShortInstant } from '#shared/formats/formats.ts'
import { useOperationForm } from '#web/lib/forms/use-operation-form.ts'
import { Query } from '#web/lib/loading/query-state.tsx'
import { useApiQuery, useKeepReply } from '#web/lib/loading/query.tsx'
import { useReadAtNotification } from '#web/lib/loading/read-at-notification.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/facts/badge.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import * as t from './texts.ts'

const min_characters = 3

export function WarningsList() {
  const call = useApiQuery(listOwnWarnings, {})
  useReadAtNotification([listOwnWarnings])
  return (
    <Query
      call={call}
      loading={t.loading_warnings()}
      skeleton={<SkeletonText lines={2} />}
      empty={<p className="text-sm text-ink-2">{t.you_have_no_warnings()}</p>}
    >
      {(data) => (
        <div className="grid gap-3">
          <p className="num text-sm text-ink-2">{t.you_have_count_strikes({ count: data.strikes })}</p>
          <ul className="divide-y divide-line">
            {data.items.map((warning) => (
              <Warning key={warning.id} warning={warning} />
            ))}
          </ul>
        </div>
      )}
    </Query>
  )
}

function Warning({ warning }: { warning: MemberWarning }) {
  const { warned_at, reason, is_strike, counts_until, listing, withdrawn, messages, may_write, why_not } =
    warning
  const [asks, setAsks] = useState(false)
  return (
    <li className="grid gap-2 py-3.5 text-sm">
      <p className="num flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-ink-2">
        <time dateTime={warned_at}>{formatShortInstant(new Date(warned_at))}</time>
        {listing && <span>{listing.title}</span>}
        {withdrawn ? (
          <Badge kind="good">{t.withdrawn()}</Badge>
        ) : (
          is_strike && <Badge>{t.strike_until({ day: formatDate(new Date(counts_until)) })}</Badge>
        )}
      </p>
      <p className="max-w-prose wrap-anywhere">{reason}</p>
      {withdrawn && (
        <p className="max-w-prose wrap-anywhere text-ink-2">{t.our_note({ note: withdrawn.reason })}</p>
      )}
      {messages.length > 0 && (
        <ol aria-label={t.messages()} className="grid gap-1.5">
          {messages.map(({ id, text, at, is_owners, author }) => (
            <li key={id} className="max-w-prose rounded-control bg-sunk px-3 py-2">
              <p className="num text-xs text-ink-2">
                {is_owners ? t.you() : author} · <time dateTime={at}>{formatShortInstant(new Date(at))}</time>
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {!may_write && messages.length > 0 && <p className="text-ink-2">{why_not}</p>}
      {may_write &&
        (asks ? (
          <WarningAppeal id={warning.id} onDone={() => setAsks(false)} />
        ) : (
          <p>
            <Button size="small" kind="quiet" onClick={() => setAsks(true)}>
              {messages.length === 0 ? t.appeal_warning() : t.write_again()}
            </Button>
          </p>
        ))}
    </li>
  )
}

function WarningAppeal({ id, onDone }: { id: number; onDone: () => void }) {
  const keepReply = useKeepReply()
  const form = useOperationForm(appealWarning, {
    initial: { text: '' },
    written: ['text'],
    check: ({ text }) => (text.trim().length < min_characters ? { text: t.write_a_few_words() } : {}),
    toInput: ({ text }) => ({ id, text }),
    onDone: async (reply) => {
      await keepReply(listOwnWarnings, {}, reply)
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
