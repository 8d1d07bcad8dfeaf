import { CalendarCheck, CalendarPlus, CalendarX, MapPin } from 'lucide-react'
import { useState } from 'react'
import type { PickupPlan } from '#domains/trades/common/meetings/meetings.ts'
import type { Arrangements, Trade } from '#domains/trades/common/trades.ts'
import {
  CalendarButton,
  MeetingDialog,
  type OpenedDialog,
  MeetingTimes,
} from '#domains/trades/web/shared/meetings/meeting-times.tsx'
import { formatVisit } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { Button } from '#platform/web/ui/button.tsx'
import * as t from '#domains/trades/texts.ts'

function pickupState({ state, times }: PickupPlan, role: 'buyer' | 'seller'): string {
  const isBuyer = role === 'buyer'
  if (state === 'asked') return isBuyer ? t.you_asked_for_other_times() : t.the_buyer_asks_for_other_times()
  if (state === 'offered') {
    if (times.length === 0) return t.all_the_times_offered_have_passed()
    return isBuyer ? t.choose_one_of_the_sellers_times() : t.waiting_for_the_buyer_to_choose_a_time()
  }
  return isBuyer ? t.the_seller_hasnt_offered_pickup_times() : t.offer_the_buyer_pickup_times_unless()
}

interface PickupPartProps {
  trade: Trade
  plan: PickupPlan
  setReply: (changed: Arrangements) => void
  refresh: () => void
}

export function PickupPart({ trade, plan, setReply, refresh }: PickupPartProps) {
  const other = trade.counterparty.full_name ?? trade.counterparty.display_name
  const pickup = { kind: 'pickup', id: trade.id, plan, other, setReply, refresh } as const
  const [opened, setOpened] = useState<OpenedDialog>(null)
  const [isMoving, setMoving] = useState(false)
  const isBuyer = trade.role === 'buyer'
  const showsTimes = plan.times.length > 0 && (plan.state !== 'picked' || isMoving)
  return (
    <section aria-label={t.pickup()} className="grid gap-2 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">{t.pickup()}</h3>
      {plan.picked ? (
        <Agreed trade_id={trade.id} plan={plan} />
      ) : (
        <>
          {plan.dropped && <Dropped trade_id={trade.id} dropped={plan.dropped} />}
          <p className="text-ink-2">{pickupState(plan, trade.role)}</p>
          {plan.wish && <p className="max-w-prose break-words whitespace-pre-line">“{plan.wish}”</p>}
          {plan.state !== 'none' && plan.place && <Place plan={plan} />}
        </>
      )}
      {showsTimes && <MeetingTimes {...pickup} onPicked={() => setMoving(false)} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {plan.picked && isBuyer && plan.may_ask && !isMoving && (
          <Button kind="quiet" size="small" onClick={() => setMoving(true)}>
            {t.move_pickup()}
          </Button>
        )}
        {plan.may_ask && (!plan.picked || isMoving) && (
          <Button kind="quiet" size="small" onClick={() => setOpened('ask')}>
            {plan.state === 'none' ? t.suggest_a_time() : t.ask_for_other_times()}
          </Button>
        )}
        {plan.may_offer && (
          <Button
            kind={plan.state === 'none' || plan.state === 'asked' ? 'primary' : 'quiet'}
            size="small"
            icon={CalendarPlus}
            onClick={() => setOpened('offer')}
          >
            {plan.picked
              ? t.move_pickup()
              : plan.state === 'none'
                ? t.offer_pickup_times()
                : t.offer_other_times()}
          </Button>
        )}
        {isMoving && (
          <Button kind="ghost" size="small" onClick={() => setMoving(false)}>
            {t.cancel()}
          </Button>
        )}
      </div>
      <MeetingDialog
        {...pickup}
        opened={opened}
        onClose={() => {
          setOpened(null)
          setMoving(false)
        }}
      />
    </section>
  )
}

function Agreed({ trade_id: tradeId, plan }: { trade_id: number; plan: PickupPlan }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="num flex items-center gap-2 text-base font-semibold">
          <CalendarCheck aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-pounamu" />
          {formatVisit(must(plan.picked, 'picked time'))}
        </span>
        <CalendarButton kind="pickup" id={tradeId} icon={CalendarPlus}>
          {t.add_to_calendar()}
        </CalendarButton>
      </p>
      <Place plan={plan} />
    </>
  )
}

function Dropped({
  trade_id: tradeId,
  dropped,
}: {
  trade_id: number
  dropped: NonNullable<PickupPlan['dropped']>
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="num font-medium text-pohutukawa">
        {t.time_no_longer_applies({ time: formatVisit(dropped) })}
      </span>
      <CalendarButton kind="pickup" id={tradeId} icon={CalendarX}>
        {t.remove_from_my_calendar()}
      </CalendarButton>
    </p>
  )
}

function Place({ plan: { place, note } }: { plan: PickupPlan }) {
  return (
    <div className="grid gap-1">
      <p className="flex items-start gap-2">
        <MapPin aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0 text-ink-3" />
        <span className="min-w-0 break-words">{place}</span>
      </p>
      {note && <p className="max-w-prose break-words whitespace-pre-line text-ink-2">{note}</p>}
    </div>
  )
}
