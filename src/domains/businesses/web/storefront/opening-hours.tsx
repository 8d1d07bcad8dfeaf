import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { OpeningHours } from '#domains/businesses/common/storefront.ts'
import { getOpenState, readWallClock } from '#domains/businesses/common/opening-hours.ts'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import { describeState, listComing, listDays } from './hours-labels.ts'
import * as t from '#domains/businesses/texts.ts'

const paceMs = 20_000

/** Pages are cached, so the current state is computed in the browser with the server's clock. */
function useNow(): Date | null {
  const isHydrated = useHydrated()
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), paceMs)
    return () => clearInterval(timer)
  }, [])
  return isHydrated ? new Date(serverNow()) : null
}

export function OpeningHoursPanel({ hours }: { hours: OpeningHours }) {
  const now = useNow()
  return (
    <Panel title={t.opening_hours()}>
      {now ? <Hours hours={hours} now={now} /> : <SkeletonText lines={7} />}
    </Panel>
  )
}

function Hours({ hours, now }: { hours: OpeningHours; now: Date }) {
  const state = getOpenState(hours, now)
  const { day } = readWallClock(now)
  const coming = listComing(hours, day)
  return (
    <div className="grid gap-3">
      <p
        className={joinClasses(
          'flex items-center gap-2 text-base font-semibold',
          state.is_open ? 'text-pounamu' : 'text-ink-2',
        )}
      >
        <Clock aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        {describeState(state)}
      </p>
      <DayList rows={listDays(hours, day)} />
      {coming.length > 0 && (
        <>
          <h3 className="text-sm font-semibold">{t.coming_up()}</h3>
          <DayList rows={coming} />
        </>
      )}
    </div>
  )
}

function DayList({ rows }: { rows: ReturnType<typeof listDays> }) {
  return (
    <dl className="num grid gap-1 text-sm">
      {rows.map(({ day, label, times, reason }) => (
        <div key={day} className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-2">
            {label}
            {reason && <span className="block text-xs text-ink-3">{reason}</span>}
          </dt>
          <dd className="text-right font-medium">{times}</dd>
        </div>
      ))}
    </dl>
  )
}
