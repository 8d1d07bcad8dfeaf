import { BellOff } from 'lucide-react'
import {
  type AlertLetter,
  answerAlertLetter,
  readAlertLetter,
  type SearchAlerts,
} from '#contract/saved-searches/saved-searches.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiMutation, useApiQuery } from '#web/lib/loading/query.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { alerts_words } from './alerts-words.ts'

/** Where the link of a mail leads: nobody signs in, and nothing happens before a press. */
/** @param token null while it is not known yet */
export function StopAlerts({ token }: { token: string | null }) {
  const isWhole = token !== null && token.length >= 20
  const read = useApiQuery(readAlertLetter, { token: token ?? '' }, { enabled: isWhole, staleTime: Infinity })
  const answer = useApiMutation(answerAlertLetter)
  const letter = answer.data ?? read.data
  if (token !== null && !isWhole)
    return <Gone>That’s not the whole link. Copy all of it from the email.</Gone>
  if (read.error && !letter) {
    return (
      <ErrorState onRetry={() => void read.refetch()} busy={read.isFetching}>
        {getMessage(read.error)}
      </ErrorState>
    )
  }
  if (!letter || token === null) {
    return (
      <Loading label="Loading your saved search">
        <SkeletonText />
      </Loading>
    )
  }
  if (letter.items.length === 0) return <Gone>That saved search has been removed.</Gone>
  return (
    <Choice
      letter={letter}
      busy={answer.isPending}
      failure={answer.error ? getMessage(answer.error) : null}
      onChoose={(alerts) => answer.mutate({ token, alerts })}
    />
  )
}

function Gone({ children }: { children: string }) {
  return (
    <EmptyState
      icon={BellOff}
      title="Nothing to stop"
      action={<LinkButton to="/iwatch?show=searches">See your saved searches</LinkButton>}
    >
      {children}
    </EmptyState>
  )
}

interface ChoiceProps {
  letter: AlertLetter
  busy: boolean
  failure: string | null
  onChoose: (alerts: SearchAlerts) => void
}

const seldomer: Partial<Record<SearchAlerts, SearchAlerts[]>> = {
  at_once: ['daily', 'weekly'],
  daily: ['weekly'],
}

function Choice({ letter, busy, failure, onChoose }: ChoiceProps) {
  const { items, alerts: before } = letter
  const isOff = items.every(({ alerts }) => alerts === 'none')
  const isSame = items.every(({ alerts }) => alerts === before)
  const what = items.length === 1 ? 'this saved search' : 'these saved searches'
  return (
    <Panel>
      <ul className="grid gap-1.5">
        {items.map(({ id, name, alerts }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 text-base font-medium break-words">{name}</span>
            <span className="text-sm text-ink-3">{alerts_words[alerts]}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-3">
        {isOff && (
          <Notice
            kind="good"
            live
            action={
              <Button kind="quiet" size="small" busy={busy} onClick={() => onChoose(before)}>
                Undo
              </Button>
            }
          >
            Stopped. We won’t tell you about {what}any more. Your searches stay saved.
          </Notice>
        )}
        {!isOff && !isSame && (
          <Notice kind="good" live>
            Changed. That’s how often we’ll tell you about {what} from now on.
          </Notice>
        )}
        {failure && (
          <Notice kind="wrong" live>
            {failure}
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          {!isOff && (
            <Button busy={busy} onClick={() => onChoose('none')}>
              Stop these alerts
            </Button>
          )}
          {(seldomer[before] ?? [])
            .filter((alerts) => items.some((item) => item.alerts !== alerts))
            .map((alerts) => (
              <Button key={alerts} kind="quiet" busy={busy} onClick={() => onChoose(alerts)}>
                {alerts === 'daily' ? 'Once a day instead' : 'Once a week instead'}
              </Button>
            ))}
        </div>
      </div>
    </Panel>
  )
}
