import { type ReactNode, useEffect, useState } from 'react'
import { explainSuspension } from '#domains/accounts/common/members/suspension-labels.ts'
import { maxAppealCharacters } from '#domains/moderation/common/moderation.ts'
import {
  type MemberWarning,
  appealWarning,
  listOwnWarnings,
  appealSuspension,
  listOwnSuspensions,
  type OwnSuspension,
} from '#domains/moderation/common/warnings.ts'
import { formatShortInstant, formatDate } from '#platform/common/formats/formats.ts'
import { type Message, MessageForm } from '#platform/web/forms/message-form.tsx'
import { type ActionForm, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { useFocusOnSent } from './shared/use-focus-on-sent.ts'
import * as t from '#domains/moderation/texts.ts'

const minCharacters = 3

/** Shared by the forms of both kinds of appeals. */
const appealFields = {
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
function AccountAppeal({ messages, may_write: mayWrite, begin, renderForm }: AccountAppealProps) {
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

function AccountAppealForm({ form }: { form: ActionForm<Message> }) {
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
  const {
    warned_at: warnedAt,
    reason,
    is_strike: isStrike,
    counts_until: countsUntil,
    listing,
    withdrawn,
    messages,
    may_write: mayWrite,
    why_not: denialReason,
  } = warning
  return (
    <li className="grid gap-2 py-3.5 text-sm">
      <p className="num flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-ink-2">
        <time dateTime={warnedAt}>{formatShortInstant(new Date(warnedAt))}</time>
        {listing && <span>{listing.title}</span>}
        {withdrawn ? (
          <Badge kind="good">{t.withdrawn()}</Badge>
        ) : (
          isStrike && <Badge>{t.strike_until({ day: formatDate(new Date(countsUntil)) })}</Badge>
        )}
      </p>
      <p className="max-w-prose wrap-anywhere">{reason}</p>
      {withdrawn && (
        <p className="max-w-prose wrap-anywhere text-ink-2">{t.our_note({ note: withdrawn.reason })}</p>
      )}
      <AccountAppeal
        messages={messages}
        may_write={mayWrite}
        begin={t.moderation_appeal_warning()}
        renderForm={(onDone) => <WarningAppeal id={warning.id} onDone={onDone} />}
      />
      {!mayWrite && messages.length > 0 && <p className="text-ink-2">{denialReason}</p>}
    </li>
  )
}

function WarningAppeal({ id, onDone }: { id: number; onDone: () => void }) {
  const setQueryReply = useSetQueryData()
  const form = useOperationForm(appealWarning, {
    ...appealFields,
    toInput: ({ text }) => ({ id, text }),
    onDone: async (reply) => {
      await setQueryReply(listOwnWarnings, {}, reply)
      onDone()
    },
  })
  return <AccountAppealForm form={form} />
}

/** Lists partial suspensions: a fully suspended member can't open this page. */
export function SuspensionsList() {
  const call = useApiQuery(listOwnSuspensions, {})
  useReadAtNotification([listOwnSuspensions])
  return (
    <Query call={call} skeleton={null} empty={null}>
      {(data) => (
        <ul aria-label={t.what_you_cant_do()} className="mb-4 divide-y divide-line">
          {data.items.map((suspension) => (
            <Suspension key={suspension.id} suspension={suspension} />
          ))}
        </ul>
      )}
    </Query>
  )
}

function Suspension({ suspension }: { suspension: OwnSuspension }) {
  const {
    id,
    kind,
    reason,
    at,
    until,
    lifted_at: liftedAt,
    messages,
    may_write: mayWrite,
    why_not: denialReason,
  } = suspension
  if (kind === 'whole') return null
  const explanation = explainSuspension({ kind, reason, until: until === null ? null : new Date(until) })
  return (
    <li className="grid gap-2 py-3.5 text-sm">
      <p className="num flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-ink-2">
        <time dateTime={at}>{formatShortInstant(new Date(at))}</time>
        {liftedAt && <Badge kind="good">{t.suspension_ended()}</Badge>}
      </p>
      {liftedAt ? (
        <p className="max-w-prose wrap-anywhere text-ink-2">{reason}</p>
      ) : (
        <Notice kind="wrong">{explanation}</Notice>
      )}
      <AccountAppeal
        messages={messages}
        may_write={mayWrite}
        begin={t.appeal_suspension()}
        renderForm={(onDone) => <SuspensionAppeal id={id} onDone={onDone} />}
      />
      {!mayWrite && liftedAt === null && <p className="text-ink-2">{denialReason}</p>}
    </li>
  )
}

function SuspensionAppeal({ id, onDone }: { id: number; onDone: () => void }) {
  const setQueryReply = useSetQueryData()
  const form = useOperationForm(appealSuspension, {
    ...appealFields,
    toInput: ({ text }) => ({ id, text }),
    onDone: async (reply) => {
      await setQueryReply(listOwnSuspensions, {}, reply)
      onDone()
    },
  })
  return <AccountAppealForm form={form} />
}
