import { BellOff } from 'lucide-react'
import {
  type AlertLetter,
  answerAlertLetter,
  readAlertLetter,
  type SearchAlerts,
} from '#domains/saved-searches/common/saved-searches.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { getAlertsLabels } from './alerts-labels.ts'
import * as t from '#domains/saved-searches/texts.ts'

/**
 * The target of an email's unsubscribe link: needs no sign-in and changes nothing before a click.
 */
export function StopAlerts({ token }: { token: string | null }) {
  const isWhole = token !== null && token.length >= 20
  const read = useApiQuery(readAlertLetter, { token: token ?? '' }, { enabled: isWhole, staleTime: Infinity })
  const answer = useApiMutation(answerAlertLetter)
  const letter = answer.data ?? read.data
  if (token !== null && !isWhole) return <Gone>{t.thats_not_the_whole_link_copy_all_of()}</Gone>
  if (read.error && !letter) {
    return (
      <ErrorState onRetry={() => void read.refetch()} busy={read.isFetching}>
        {getMessage(read.error)}
      </ErrorState>
    )
  }
  if (!letter || token === null) {
    return (
      <Loading label={t.loading_your_saved_search()}>
        <SkeletonText />
      </Loading>
    )
  }
  if (letter.items.length === 0) return <Gone>{t.that_saved_search_has_been_removed()}</Gone>
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
      title={t.nothing_to_stop()}
      action={<LinkButton to="/iwatch?show=searches">{t.see_your_saved_searches()}</LinkButton>}
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
  return (
    <Panel>
      <ul className="grid gap-1.5">
        {items.map(({ id, name, alerts }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 text-base font-medium break-words">{name}</span>
            <span className="text-sm text-ink-3">{getAlertsLabels()[alerts]}</span>
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
                {t.undo()}
              </Button>
            }
          >
            {t.stopped_we_wont_tell_you({ count: items.length })}
          </Notice>
        )}
        {!isOff && !isSame && (
          <Notice kind="good" live>
            {t.changed_thats_how_often_well_tell_you({ count: items.length })}
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
              {t.stop_these_alerts()}
            </Button>
          )}
          {(seldomer[before] ?? [])
            .filter((alerts) => items.some((item) => item.alerts !== alerts))
            .map((alerts) => (
              <Button key={alerts} kind="quiet" busy={busy} onClick={() => onChoose(alerts)}>
                {alerts === 'daily' ? t.once_a_day_instead() : t.once_a_week_instead()}
              </Button>
            ))}
        </div>
      </div>
    </Panel>
  )
}
