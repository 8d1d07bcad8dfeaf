import { CalendarCheck, CalendarPlus, CalendarX, MapPin } from 'lucide-react'
import { useState } from 'react'
import type { PickupPlan } from '#contract/trades/handovers.ts'
import { pressedPart } from '#web/lib/presses/pressed-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { CalendarButton } from './calendar-button.tsx'
import type { PickupProps } from './pickup-props.ts'
import { PickupTimes } from './pickup-times.tsx'
import { pickupState, describeVisit } from './pickup-words.ts'
import * as t from './texts.ts'

const OfferDialog = pressedPart(async () => (await import('./pickup-offer-dialog.tsx')).PickupOfferDialog)
const WishDialog = pressedPart(async () => (await import('./pickup-wish-dialog.tsx')).PickupWishDialog)

export function PickupPart(props: PickupProps) {
  const { trade, plan } = props
  const [opened, setOpened] = useState<'offer' | 'wish' | null>(null)
  const [isMoving, setMoving] = useState(false)
  const is_buyer = trade.role === 'buyer'
  const shows_times = plan.times.length > 0 && (plan.state !== 'picked' || isMoving)
  return (
    <section aria-label={t.pickup()} className="grid gap-2 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">{t.pickup()}</h3>
      {plan.picked ? (
        <Agreed trade={trade} plan={plan} />
      ) : (
        <>
          {plan.dropped && <Dropped trade_id={trade.id} dropped={plan.dropped} />}
          <p className="text-ink-2">{pickupState(plan, trade.role)}</p>
          {plan.wish && <p className="max-w-prose break-words whitespace-pre-line">“{plan.wish}”</p>}
          {plan.state !== 'none' && plan.place && <Place plan={plan} />}
        </>
      )}
      {shows_times && <PickupTimes {...props} onPicked={() => setMoving(false)} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {plan.picked && is_buyer && plan.may_ask && !isMoving && (
          <Button kind="quiet" size="small" onClick={() => setMoving(true)}>
            {t.move_pickup()}
          </Button>
        )}
        {plan.may_ask && (!plan.picked || isMoving) && (
          <Button kind="quiet" size="small" onClick={() => setOpened('wish')}>
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
      <>
        {opened === 'offer' && <OfferDialog {...props} onClose={() => setOpened(null)} />}
        {opened === 'wish' && (
          <WishDialog
            {...props}
            onClose={() => {
              setOpened(null)
              setMoving(false)
            }}
          />
        )}
      </>
    </section>
  )
}

function Agreed({ trade, plan }: Pick<PickupProps, 'trade' | 'plan'>) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="num flex items-center gap-2 text-base font-semibold">
          <CalendarCheck aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-pounamu" />
          {describeVisit(plan.picked!)}
        </span>
        <CalendarButton trade_id={trade.id} icon={CalendarPlus}>
          {t.add_to_calendar()}
        </CalendarButton>
      </p>
      <Place plan={plan} />
    </>
  )
}

function Dropped({ trade_id, dropped }: { trade_id: number; dropped: NonNullable<PickupPlan['dropped']> }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="num font-medium text-pohutukawa">
        {t.time_no_longer_applies({ time: describeVisit(dropped) })}
      </span>
      <CalendarButton trade_id={trade_id} icon={CalendarX}>
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
