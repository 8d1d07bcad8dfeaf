import { listMyAuctions } from '#domains/auctions/common/bidding.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { PageButtons } from '#platform/web/ui/layout/page-buttons.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Nothing, OutcomeSkeleton } from './outcome-nothing.tsx'
import { RunningRows, useRunning } from './running-rows.tsx'
import * as t from '#domains/trades/texts.ts'

/** Shows running auctions without a frame, as in iWatch. */
export function RunningAuctions() {
  const running = useRunning()
  const invalidate = useReadAtNotification([listMyAuctions])
  const error = running.calls.find((call) => call.error && !call.data)?.error
  if (error) {
    return (
      <ErrorState onRetry={invalidate} busy={running.calls.some((call) => call.isFetching)}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!running.auctions) return <OutcomeSkeleton />
  return <RunningList running={running} onEnd={invalidate} />
}

export function RunningList({
  running: { auctions = [], pages },
  onEnd,
}: {
  running: ReturnType<typeof useRunning>
  onEnd: () => void
}) {
  if (auctions.length === 0) return <Nothing outcome="running" />
  return (
    <>
      <RunningRows auctions={auctions} onEnd={onEnd} />
      <PageButtons {...pages} label={t.auctions_still_running()} />
    </>
  )
}
