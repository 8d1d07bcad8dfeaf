import { CalendarCheck, CalendarPlus, CalendarX, MapPin } from 'lucide-react'
import { useRef, useState } from 'react'
import { getViewingCalendar, pickViewing, type ViewingTime } from '#contract/chat/viewings.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { pressedPart } from '#web/lib/presses/pressed-part.tsx'
import { findProblem, getMessage } from '#web/lib/session/problem.ts'
import { saveFile } from '#web/lib/storage/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { useViewingChanged, type ViewingProps } from './use-viewing.ts'
import { describeViewing, describeVisit } from './viewing-words.ts'
import * as t from './texts.ts'

const OfferDialog = pressedPart(async () => (await import('./viewing-offer-dialog.tsx')).ViewingOfferDialog)
const AskDialog = pressedPart(async () => (await import('./viewing-ask-dialog.tsx')).ViewingAskDialog)
const CancelDialog = pressedPart(
  async () => (await import('./viewing-cancel-dialog.tsx')).ViewingCancelDialog,
)

/** Under the listing: how a viewing stands, and what may be done about it. */
export function ViewingPart(props: ViewingProps) {
  const { id, role, plan } = props
  const [opened, setOpened] = useState<'offer' | 'ask' | 'cancel' | null>(null)
  const [isMoving, setMoving] = useState(false)
  const close = () => setOpened(null)
  const standing = describeViewing(plan, role)
  const shows_times =
    plan.times.length > 0 && (plan.picked ? isMoving : plan.state === 'offered' || plan.may_pick)
  const section = useRef<HTMLElement>(null)
  const isWanted = plan.state === 'asked'
  return (
    <section
      aria-label={t.viewing()}
      className="grid max-h-2/5 min-h-11 grid-cols-1 gap-2 overflow-y-auto border-b border-line px-3.5 py-2.5 text-sm wrap-anywhere focus-visible:-outline-offset-2"
    >
      {standing && (
        <p className="flex items-start gap-2">
          {plan.picked && (
            <CalendarCheck aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0 text-pounamu" />
          )}
          <span className={plan.picked ? 'num font-semibold' : 'text-ink-2'}>{standing}</span>
        </p>
      )}
      {plan.picked && plan.place && (
        <p className="flex items-start gap-2">
          <MapPin aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0 text-ink-3" />
          <span className="min-w-0 break-words">
            {plan.place}
            {plan.note && <span className="block text-ink-2">{plan.note}</span>}
          </span>
        </p>
      )}
      {shows_times && (
        <Times
          {...props}
          onPicked={() => {
            setMoving(false)
            section.current?.focus()
          }}
        />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {plan.picked && <CalendarButton id={id} />}
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
            {plan.picked ? t.call_it_off() : t.take_it_back()}
          </Button>
        )}
      </div>
      <>
        {opened === 'offer' && <OfferDialog {...props} onClose={close} />}
        {opened === 'ask' && <AskDialog {...props} onClose={close} />}
        {opened === 'cancel' && <CancelDialog {...props} onClose={close} />}
      </>
    </section>
  )
}

function Times({ id, plan, onPicked }: ViewingProps & { onPicked: () => void }) {
  const { show, refresh } = useViewingChanged(id)
  const pick = useApiMutation(pickViewing, {
    onSuccess: (viewing) => {
      show(viewing)
      onPicked()
      notify.success(t.viewing_agreed())
    },
    onError: (error) => {
      if (findProblem(error)?.key === 'viewing_moved') refresh()
    },
  })
  const press = ({ id: time_id }: ViewingTime) => pick.mutate({ id, revision: plan.revision, time_id })
  return (
    <>
      <ul aria-label={t.viewing_times()} className="grid gap-1.5">
        {plan.times.map((time) => (
          <li key={time.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <span className="num font-medium">{describeVisit(time)}</span>
            {plan.picked?.id === time.id ? (
              <span className="text-ink-2">{t.chosen()}</span>
            ) : (
              plan.may_pick && (
                <Button
                  size="small"
                  busy={pick.isPending && pick.variables.time_id === time.id}
                  disabled={pick.isPending && pick.variables.time_id !== time.id}
                  aria-label={t.choose_this_time({ time: describeVisit(time) })}
                  onClick={() => press(time)}
                >
                  {t.choose_time()}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {!plan.picked && plan.place && (
        <p className="text-ink-2">
          {plan.place}
          {plan.note && <span className="block">{plan.note}</span>}
        </p>
      )}
      {pick.error && (
        <Notice kind="wrong" live>
          {getMessage(pick.error)}
        </Notice>
      )}
    </>
  )
}

/** A calendar that has the viewing already moves or removes it. */
function CalendarButton({ id }: { id: number }) {
  const read = useApiMutation(getViewingCalendar, {
    onSuccess: (content) => saveFile(content, `viewing-${id}.ics`),
    onError: (error) => notify.error(getMessage(error)),
  })
  return (
    <Button
      size="small"
      kind="quiet"
      icon={CalendarPlus}
      busy={read.isPending}
      onClick={() => read.mutate({ id })}
    >
      {t.add_to_calendar()}
    </Button>
  )
}
