import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import {
  notificationGroups,
  getNotificationGroupLabels,
} from '#domains/messaging/common/notification-groups.ts'
import {
  getNotificationChoices,
  type NotificationChoice,
  putNotificationChoices,
} from '#domains/messaging/common/notifications.ts'
import { entriesOf, keysOf } from '#platform/common/records.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { getNotificationLabels } from '../../shared/notification-labels.ts'
import { QuietHoursChoice } from './quiet-hours-choice.tsx'
import * as t from '#domains/accounts/texts.ts'

export const getNotificationGroups = makeTexts(() =>
  entriesOf(getNotificationGroupLabels()).map(([group, title]) => ({
    title,
    kinds: notificationGroups[group],
  })),
)

type Channel = 'in_app' | 'push' | 'email'

interface LastChoice {
  before: NotificationChoice
  after: NotificationChoice
  state: 'saving' | 'saved' | 'undone' | 'failed'
  failure?: string
}

/** Optimistic; an unsaved choice is reverted. */
function useNotificationChoices() {
  const setQueryReply = useSetQueryData()
  const { data, error, isFetching, refetch } = useApiQuery(getNotificationChoices, {})
  const [last, setLast] = useState<LastChoice | null>(null)

  function show(choice: NotificationChoice) {
    return setQueryReply(
      getNotificationChoices,
      {},
      (shown) => shown && { items: shown.items.map((item) => (item.kind === choice.kind ? choice : item)) },
    )
  }

  async function save(before: NotificationChoice, after: NotificationChoice, isUndo = false) {
    void show(after)
    setLast({ before, after, state: 'saving' })
    try {
      await api.call(putNotificationChoices, { items: [after] })
      await show(after)
      setLast({ before, after, state: isUndo ? 'undone' : 'saved' })
    } catch (failed) {
      await show(before)
      setLast({ before, after, state: 'failed', failure: getMessage(failed) })
    }
  }

  return {
    choices: data?.items,
    error: data ? null : error,
    isFetching,
    last,
    retryReading: () => void refetch(),
    choose: (choice: NotificationChoice, channel: Channel, isOn: boolean) =>
      void save(choice, { ...choice, [channel]: isOn }),
    undo: () => last && void save(last.after, last.before, true),
    retry: () => last && void save(last.before, last.after),
  }
}

const getChannels = makeTexts((): Record<Channel, string> => ({
  in_app: t.on_hoko(),
  push: t.by_push(),
  email: t.by_email(),
}))
const getChannelPhrases = makeTexts((): Record<Channel, string> => ({
  in_app: t.channel_on_hoko(),
  push: t.channel_by_push(),
  email: t.channel_by_email(),
}))
const getChannelNames = makeTexts(() => keysOf(getChannels()))

type Choose = (choice: NotificationChoice, channel: Channel, isOn: boolean) => void

interface ChoicesProps {
  choices: NotificationChoice[]
  onChoose: Choose
}

function GroupedChoices({ choices, onChoose }: ChoicesProps) {
  return (
    <div className="grid gap-2">
      {getNotificationGroups().map(({ title, kinds }, index) => {
        const some = kinds.flatMap((kind) => choices.filter((choice) => choice.kind === kind))
        return (
          <details
            key={title}
            open={index === 0 || undefined}
            className="group rounded-control border border-line"
          >
            <summary className="flex min-h-11 py-2 cursor-pointer list-none items-center gap-3 px-3.5 text-sm [&::-webkit-details-marker]:hidden">
              <span className="font-semibold">{title}</span>
              <span className="ml-auto text-right text-xs text-ink-2">{describeEmails(some)}</span>
              <ChevronDown
                aria-hidden
                size={18}
                strokeWidth={1.75}
                className="shrink-0 text-ink-3 group-open:rotate-180"
              />
            </summary>
            <div className="px-3.5 pb-2">
              <Choices title={title} choices={some} onChoose={onChoose} />
            </div>
          </details>
        )
      })}
    </div>
  )
}

function describeEmails(choices: NotificationChoice[]): string {
  const count = choices.filter(({ email }) => email).length
  return count === 0 ? t.no_emails() : t.count_of_total_by_email({ count, total: choices.length })
}

function Choices({ title, choices, onChoose }: ChoicesProps & { title: string }) {
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">{t.title_where_notifications_reach_me({ title })}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-2">
          <th scope="col" className="py-2 pr-3 font-semibold">
            {t.tell_me_when()}
          </th>
          {getChannelNames().map((channel) => (
            <th key={channel} scope="col" className="w-12 px-1.5 py-2 font-semibold sm:w-24 sm:px-2">
              {getChannels()[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <tr key={choice.kind} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2.5 pr-3 font-normal">
              {getNotificationLabels()[choice.kind]}
            </th>
            {getChannelNames().map((channel) => (
              <td key={channel} className="px-1.5 py-2.5 sm:px-2">
                <Tick choice={choice} channel={channel} onChoose={onChoose} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface TickProps {
  choice: NotificationChoice
  channel: Channel
  onChoose: Choose
}

function Tick({ choice, channel, onChoose }: TickProps) {
  const words = `${getNotificationLabels()[choice.kind]}: ${getChannelPhrases()[channel]}`
  return (
    <Checkbox
      label={<span className="sr-only">{words}</span>}
      checked={choice[channel]}
      onChange={(event) => onChoose(choice, channel, event.target.checked)}
    />
  )
}

interface NotificationsSectionProps {
  push: ReactNode
  /** Admins have few kinds, and get no security messages from here. */
  isAdmin?: boolean
}

export function NotificationsSection({ push, isAdmin = false }: NotificationsSectionProps) {
  const { choices, error, isFetching, last, ...act } = useNotificationChoices()
  return (
    <SettingsSection
      id="notifications"
      title={isAdmin ? t.where_you_get_notifications() : t.notifications()}
      lead={isAdmin ? t.changes_save_automatically() : t.changes_save_automatically_security()}
    >
      {error ? (
        <ErrorState onRetry={act.retryReading} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : choices ? (
        <>
          {push}
          <QuietHoursChoice isAdmin={isAdmin} />
          <div className="mt-4">
            {isAdmin ? (
              <Choices title={t.for_admins()} choices={choices} onChoose={act.choose} />
            ) : (
              <GroupedChoices choices={choices} onChoose={act.choose} />
            )}
          </div>
          <WhatBecame last={last} onUndo={act.undo} onRetry={act.retry} />
        </>
      ) : (
        <Loading label={t.loading_your_notification_choices()}>
          <SkeletonText lines={5} />
        </Loading>
      )}
    </SettingsSection>
  )
}

interface WhatBecameProps {
  last: LastChoice | null
  onUndo: () => void
  onRetry: () => void
}

/** Always one line high, so that the layout doesn't shift. */
function WhatBecame({ last, onUndo, onRetry }: WhatBecameProps) {
  const words = last ? getNotificationLabels()[last.after.kind] : ''
  return (
    <div className="mt-3 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <output className={last?.state === 'failed' ? 'text-pohutukawa' : undefined}>
        {last?.state === 'saving' && t.saving()}
        {last?.state === 'saved' &&
          t.saved_notification_channels({ notification: words, channels: describeChannels(last) })}
        {last?.state === 'undone' &&
          t.put_back_notification_channels({ notification: words, channels: describeChannels(last) })}
        {last?.state === 'failed' &&
          joinSentences(t.not_saved_notification({ notification: words }), last.failure)}
      </output>
      {last?.state === 'saved' && (
        <Button kind="ghost" size="small" onClick={onUndo}>
          {t.undo()}
        </Button>
      )}
      {last?.state === 'failed' && (
        <Button kind="quiet" size="small" onClick={onRetry}>
          {t.try_again()}
        </Button>
      )}
    </div>
  )
}

function describeChannels({ after }: LastChoice): string {
  const where = getChannelNames().filter((channel) => after[channel])
  return where.length === 0
    ? t.nowhere()
    : getListFormat().format(where.map((channel) => getChannelPhrases()[channel]))
}
