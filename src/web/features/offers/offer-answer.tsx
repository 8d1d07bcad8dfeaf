import { useState } from 'react'
import { formatMoney } from '#shared/formats/formats.ts'
import { answerOffer, type Offer } from '#contract/offers/offers.ts'
import { pressedPart } from '#web/lib/presses/pressed-part.tsx'
import { useRequirements } from '#web/lib/session/requirement-checks.tsx'
import { BindingDialog } from '#web/lib/binding/binding-dialog.tsx'
import { type BindingNames, describeStood } from '#web/lib/binding/binding-words.ts'
import { type BindingControl, useBinding } from '#web/lib/binding/use-binding.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { useOfferChanged } from './use-offers.ts'

const AmountDialog = pressedPart(async () => (await import('./amount-dialog.tsx')).default)

type Prepare = () => Promise<boolean>
type OfferAnswerKind = 'accept' | 'decline' | 'withdraw' | 'counter'

const told: Record<OfferAnswerKind, string> = {
  accept: 'Offer accepted',
  decline: 'Offer declined',
  withdraw: 'Offer withdrawn',
  counter: 'Counter-offer sent',
}

const names: Record<OfferAnswerKind, BindingNames> = {
  accept: { noun: 'answer', done: 'sent' },
  decline: { noun: 'answer', done: 'sent' },
  withdraw: { noun: 'answer', done: 'sent' },
  counter: { noun: 'counter-offer', done: 'sent' },
}

/** What I may do with it now; nothing once it has ended. */
export function OfferAnswer({ offer }: { offer: Offer }) {
  const binding = useBinding(answerOffer)
  const [failure, setFailure] = useState<string | null>(null)
  const changed = useOfferChanged()
  const [asked, setAsked] = useState<OfferAnswerKind | null>(null)
  const requirements = useRequirements(offer.open_requirements)
  const { may, amount_cents, role } = offer
  const price = formatMoney(amount_cents)

  function close() {
    setFailure(null)
    setAsked(null)
  }

  /** @returns what it was refused with, if it was */
  async function send(
    action: OfferAnswerKind,
    more: { amount_cents?: number; message?: string },
    prepare?: Prepare,
  ) {
    setFailure(null)
    const outcome = await binding.send({ id: offer.id, action, ...more }, prepare)
    // Refused or not, it may have moved on.
    if (outcome.kind !== 'held') await changed()
    if (outcome.kind === 'done')
      notify.success(outcome.turned_back ? describeStood(names[action]) : told[action])
    if (outcome.kind === 'done' || outcome.kind === 'stopped') close()
    return outcome.kind === 'refused' ? outcome.error : null
  }

  const question = (action: Exclude<OfferAnswerKind, 'counter'>) => ({
    binding,
    names: names[action],
    busy: requirements.busy,
    error: failure,
    onConfirm: () =>
      void send(action, {}, action === 'accept' ? requirements.pass : undefined).then(
        (error) => error !== null && setFailure(getMessage(error)),
      ),
    onClose: close,
  })

  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {may.accept && <Button onClick={() => setAsked('accept')}>Accept {price}</Button>}
      {may.counter && (
        <Button kind="quiet" onClick={() => setAsked('counter')}>
          Make a counter-offer
        </Button>
      )}
      {may.decline && (
        <Button kind="quiet" onClick={() => setAsked('decline')}>
          Decline
        </Button>
      )}
      {may.withdraw && (
        <Button kind="quiet" onClick={() => setAsked('withdraw')}>
          Withdraw offer
        </Button>
      )}
      {asked === 'accept' && (
        <BindingDialog
          {...question('accept')}
          title={`Accept ${price}?`}
          confirm={`Accept ${price}`}
          description={
            role === 'seller'
              ? `You’ll have sold it for ${price}, and all other offers on it end if this was the last one. You’ll see each other’s name, phone and email. You can’t undo this.`
              : `You agree to pay the seller ${price}. You’ll see each other’s name, phone and email. You can’t undo this.`
          }
        >
          {requirements.checks}
        </BindingDialog>
      )}
      {asked === 'decline' && (
        <BindingDialog
          {...question('decline')}
          title={`Decline ${price}?`}
          confirm={`Decline ${price}`}
          description={`We’ll tell the other side. ${role === 'seller' ? 'They may offer another price.' : ''}`}
        />
      )}
      {asked === 'withdraw' && (
        <BindingDialog
          {...question('withdraw')}
          title={`Withdraw ${price}?`}
          confirm={`Withdraw ${price}`}
          description="We’ll tell the other side, and they can’t accept it any more."
        />
      )}
      {asked === 'counter' && may.counter && (
        <Counter
          offer={offer}
          bounds={may.counter}
          binding={binding}
          send={(sent, prepare) => send('counter', sent, prepare)}
          onClose={close}
        />
      )}
    </div>
  )
}

interface CounterProps {
  offer: Offer
  bounds: NonNullable<Offer['may']['counter']>
  binding: BindingControl
  send: (sent: { amount_cents: number; message: string }, prepare: Prepare) => Promise<unknown>
  onClose: () => void
}

function Counter({ offer: { role, amount_cents, open_requirements }, bounds, ...rest }: CounterProps) {
  const theirs = formatMoney(amount_cents)
  const { min_cents, max_cents } = bounds
  const findProblem = (amount: number) => {
    if (amount < min_cents) return `They’ve offered ${theirs}. Accept it or ask for more.`
    if (max_cents === null || amount <= max_cents) return null
    return role === 'buyer'
      ? `The seller is asking ${theirs}. Accept it or offer less.`
      : `Your asking price is ${formatMoney(max_cents)}, so you can’t ask for more.`
  }
  return (
    <AmountDialog
      title="Make a counter-offer"
      description={`${role === 'seller' ? 'The buyer offers' : 'The seller asks'} ${theirs}. The other side then has 48 hours.`}
      help="There can be five offers in all between you."
      verb="Offer"
      promise={(amount) =>
        role === 'seller'
          ? `If the buyer accepts, you’ve sold it for ${amount}.`
          : `If the seller accepts, you’ve bought it for ${amount}.`
      }
      problemOf={findProblem}
      requirements={open_requirements}
      names={names.counter}
      {...rest}
    />
  )
}
