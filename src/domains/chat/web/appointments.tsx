import { CalendarCheck, CalendarPlus, CalendarX, MapPin, UserRound } from 'lucide-react'
import { useState } from 'react'
import { getConversation } from '#domains/chat/common/chat.ts'
import type { TenantFacts } from '#domains/chat/common/dealings.ts'
import type { ViewingPlan } from '#domains/trades/common/meetings/meetings.ts'
import type { MeetingProps } from '#domains/trades/web/shared/meetings/meeting-props.ts'
import {
  CalendarButton,
  MeetingDialog,
  type OpenedDialog,
  MeetingTimes,
} from '#domains/trades/web/shared/meetings/meeting-times.tsx'
import { formatVisit, formatDay } from '#platform/common/formats/formats.ts'
import { useInvalidate, useSetQueryData } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import * as t from '#domains/chat/texts.ts'

function describeViewing(
  { state, picked, times }: ViewingPlan,
  role: 'buyer' | 'seller',
  name: string,
): string | null {
  const isBuyer = role === 'buyer'
  if (picked) return t.viewing_on_time({ time: formatVisit(picked) })
  if (state === 'asked') return isBuyer ? t.you_asked_for_a_viewing() : t.they_ask_for_a_viewing({ name })
  if (state !== 'offered') return null
  if (times.length === 0) return t.all_the_times_offered_have_passed()
  return isBuyer ? t.choose_one_of_these_times() : t.waiting_for_them_to_choose({ name })
}

interface ViewingPartProps {
  id: number
  role: 'buyer' | 'seller'
  plan: ViewingPlan
  other: string
}

/**
 * Shows the state of a viewing under the listing, with the next actions. On a phone it folds to one
 * line unless the next action is mine, so that most of the screen is left for talking.
 */
export function ViewingPart({ id, role, plan, other }: ViewingPartProps) {
  const viewing = useViewing(id, plan, other)
  const [opened, setOpened] = useState<OpenedDialog>(null)
  const [isMoving, setMoving] = useState(false)
  const status = describeViewing(plan, role, other)
  const isMyTurn = !plan.picked && plan.state === (role === 'buyer' ? 'offered' : 'asked')
  const [isShown, setShown] = useState(isMyTurn)
  const [wasMyTurn, setWasMyTurn] = useState(isMyTurn)
  if (isMyTurn !== wasMyTurn) {
    setWasMyTurn(isMyTurn)
    setShown(isMyTurn)
  }
  const showsTimes =
    plan.times.length > 0 && (plan.picked ? isMoving : plan.state === 'offered' || plan.may_pick)
  const isWanted = plan.state === 'asked'
  return (
    <section
      aria-label={t.viewing()}
      className="grid max-h-2/5 min-h-11 grid-cols-1 gap-2 overflow-y-auto border-b border-line px-3.5 py-2 text-sm wrap-anywhere focus-visible:-outline-offset-2 max-lg:max-h-[30dvh] lg:py-2.5"
    >
      {status && (
        <div className="flex items-center gap-2">
          {plan.picked && (
            <CalendarCheck aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-pounamu" />
          )}
          <p className={joinClasses('min-w-0 flex-1', plan.picked ? 'num font-semibold' : 'text-ink-2')}>
            {status}
          </p>
          <Button
            size="small"
            kind="ghost"
            className="-my-1 lg:hidden"
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? t.hide() : t.show()}
          </Button>
        </div>
      )}
      <div className={joinClasses('grid grid-cols-1 gap-2', status && !isShown && 'max-lg:hidden')}>
        {plan.picked && plan.place && (
          <p className="flex items-start gap-2">
            <MapPin aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0 text-ink-3" />
            <span className="min-w-0 break-words">
              {plan.place}
              {plan.note && <span className="block text-ink-2">{plan.note}</span>}
            </span>
          </p>
        )}
        {showsTimes && (
          <MeetingTimes {...viewing} onPicked={() => setMoving(false)}>
            {!plan.picked && plan.place && (
              <p className="text-ink-2">
                {plan.place}
                {plan.note && <span className="block">{plan.note}</span>}
              </p>
            )}
          </MeetingTimes>
        )}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {plan.picked && (
            <CalendarButton kind="viewing" id={id} icon={CalendarPlus}>
              {t.add_to_calendar()}
            </CalendarButton>
          )}
          {plan.picked && role === 'buyer' && plan.may_ask && (
            <Button size="small" kind="quiet" onClick={() => setMoving(!isMoving)}>
              {t.move_viewing()}
            </Button>
          )}
          {plan.may_ask && (!plan.picked || isMoving) && (
            <Button size="small" kind="quiet" icon={CalendarPlus} onClick={() => setOpened('ask')}>
              {plan.state === 'offered' || plan.state === 'asked' || plan.picked
                ? t.ask_for_other_times()
                : t.ask_for_a_viewing()}
            </Button>
          )}
          {plan.may_offer && (
            <Button
              size="small"
              kind={isWanted ? 'primary' : 'quiet'}
              icon={CalendarPlus}
              onClick={() => setOpened('offer')}
            >
              {plan.picked
                ? t.move_viewing()
                : plan.state === 'offered'
                  ? t.offer_other_times()
                  : t.offer_viewing_times()}
            </Button>
          )}
          {plan.may_cancel && (
            <Button size="small" kind="ghost" icon={CalendarX} onClick={() => setOpened('cancel')}>
              {plan.picked ? t.call_it_off() : t.cancel_request()}
            </Button>
          )}
        </div>
      </div>
      <MeetingDialog {...viewing} opened={opened} onClose={() => setOpened(null)} />
    </section>
  )
}

/** Shows the change at once and refetches the conversation for its steps. */
function useViewing(id: number, plan: ViewingPlan, other: string): MeetingProps {
  const setReply = useSetQueryData()
  const invalidate = useInvalidate()
  const refresh = () => invalidate(getConversation, { id })
  return {
    kind: 'viewing',
    id,
    plan,
    other,
    setReply: (viewing: ViewingPlan) => {
      void setReply(getConversation, { id }, (known) => known && { ...known, viewing })
      refresh()
    },
    refresh,
  }
}

/** Shows a rental enquirer's facts about themselves. */
export function TenantSummary({ tenant: { people, pets, move_in: moveIn } }: { tenant: TenantFacts }) {
  const facts = [
    t.count_people({ count: people }),
    pets === '' ? t.no_pets() : t.pets_named({ pets }),
    t.moving_in_from_day({ day: formatDay(moveIn) }),
  ]
  return (
    <p className="flex items-start gap-2 border-b border-line px-3.5 py-2 text-sm">
      <UserRound aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0 text-ink-3" />
      <span className="min-w-0 wrap-anywhere">{facts.join(' · ')}</span>
    </p>
  )
}
