import { pickPickup, type PickupTime } from '#contract/trades/handovers.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import type { PickupProps } from './pickup-props.ts'
import { describeVisit } from './pickup-words.ts'
import * as t from './texts.ts'

export function PickupTimes({
  trade,
  plan,
  keep,
  invalidate,
  onPicked,
}: PickupProps & { onPicked: () => void }) {
  const pick = useApiMutation(pickPickup, {
    onSuccess: (changed) => {
      keep(changed)
      onPicked()
      notify.success(t.pickup_agreed_weve_told_the_seller())
    },
    onError: (error) => {
      if (findProblem(error)?.key === 'pickup_moved') invalidate()
    },
  })
  const press = (time: PickupTime) => pick.mutate({ id: trade.id, revision: plan.revision, time_id: time.id })
  return (
    <>
      <ul aria-label={t.pickup_times()} className="grid max-w-form gap-1.5">
        {plan.times.map((time) => (
          <li
            key={time.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-control bg-paper px-3 py-2"
          >
            <span className="num font-medium">{describeVisit(time)}</span>
            {plan.picked?.id === time.id ? (
              <span className="text-ink-2">{t.picked()}</span>
            ) : (
              plan.may_pick && (
                <Button
                  size="small"
                  busy={pick.isPending && pick.variables.time_id === time.id}
                  disabled={pick.isPending && pick.variables.time_id !== time.id}
                  aria-label={t.choose_this_time_time({ time: describeVisit(time) })}
                  onClick={() => press(time)}
                >
                  {t.choose_time()}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {pick.error && (
        <Notice kind="wrong" live>
          {getMessage(pick.error)}
        </Notice>
      )}
    </>
  )
}
