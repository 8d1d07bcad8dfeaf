import { Mails } from 'lucide-react'
import { Link } from 'react-router'
import { listSentMessages, type SentMessage } from '#domains/messaging/common/sent-messages/sent-messages.ts'
import { listSentMessages as shapes } from '#domains/messaging/common/sent-messages/sent-messages.shapes.ts'
import { sentMessagesPage } from '#domains/messaging/common/stop-emails.ts'
import { messageNames, messageTexts } from '#domains/settings/common/messages/message-texts.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import { must } from '#platform/common/must.ts'
import { isKeyOf } from '#platform/common/records.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { ReplayButton } from './replay-button.tsx'
import * as t from '#domains/messaging/texts.ts'

export const meta = makeAdminMeta(t.sent_messages)

const getChannels = makeTexts(() => ({
  email: t.channel_email(),
  sms: t.channel_sms(),
  push: t.channel_push(),
}))

const getStates = makeTexts(() => ({
  waiting: t.message_waiting(),
  delivered: t.message_delivered(),
  failed: t.message_failed(),
}))

const badges = { waiting: 'plain', delivered: 'good', failed: 'wrong' } as const

const describeKind = (kind: string): string => (isKeyOf(messageTexts, kind) ? messageTexts[kind].label : kind)

const sentMessages = defineTable({
  path: sentMessagesPage,
  operation: listSentMessages,
  query: shapes.query,
  icon: Mails,
  words: () => ({
    title: t.sent_messages(),
    count: (count) => (count === 10_000 ? t.message_count_at_least() : t.count_messages({ count })),
    failed: t.the_messages_didnt_load(),
    loading: t.loading_the_messages(),
    seeAll: t.see_all_messages(),
    noMatches: t.try_another_address_or_filter(),
    none: { title: t.no_messages_sent(), text: t.emails_texts_and_pushes_show_up_here() },
  }),
  filters: ({ search: { account_id: accountId } }) => [
    { kind: 'search', label: t.email_or_phone_number() },
    { kind: 'choice', name: 'channel', label: t.channel(), any: t.any_channel(), options: getChannels() },
    {
      kind: 'choice',
      name: 'state',
      label: t.message_state(),
      any: t.any_message_state(),
      options: getStates(),
    },
    {
      kind: 'choice',
      name: 'kind',
      label: t.message_kind(),
      any: t.any_kind(),
      options: messageNames.map((name) => ({ value: name, label: describeKind(name) })),
    },
    {
      kind: 'link',
      names: ['account_id'],
      chip: () => t.to_member_number({ id: must(accountId, 'account_id') }),
    },
  ],
  renderRows: (items) => (
    <ul
      aria-label={t.sent_messages()}
      className="divide-y divide-line overflow-clip rounded-panel border border-line bg-paper"
    >
      {items.map((message) => (
        <MessageRow key={message.id} message={message} />
      ))}
    </ul>
  ),
})

export default sentMessages.Page

function MessageRow({ message }: { message: SentMessage }) {
  const { channel, state, kind, subject, failed_reason: reason } = message
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 px-4 py-3 text-sm">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold break-words">
            {subject ?? (kind === null ? getChannels()[channel] : describeKind(kind))}
          </span>
          <Badge kind={badges[state]}>{getStates()[state]}</Badge>
        </p>
        <p className="break-words text-ink-2">
          {getChannels()[channel]} · <Recipient message={message} />
        </p>
        <p className="num mt-1 text-xs text-ink-2">{describeTimes(message)}</p>
      </div>
      {reason !== null && <p className="min-w-0 flex-[1_1_16rem] break-words text-ink-2">{reason}</p>}
      <ReplayButton message={message} />
    </li>
  )
}

function Recipient({ message: { account_id: accountId, recipient } }: { message: SentMessage }) {
  if (accountId === null) return recipient
  return (
    <Link to={`/user/${accountId}/detail`} className="underline hover:text-pounamu">
      {recipient}
    </Link>
  )
}

function describeTimes({ at, delivered_at: deliveredAt, attempts }: SentMessage): string {
  return [
    t.written_at({ at: formatMoment(at) }),
    deliveredAt !== null && t.sent_at({ at: formatMoment(deliveredAt) }),
    attempts > 0 && t.count_attempts({ count: attempts }),
  ]
    .filter(Boolean)
    .join(' · ')
}
