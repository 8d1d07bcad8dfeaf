import { lazy, Suspense, useState } from 'react'
import { formatMoney } from '#contract/formats.ts'
import { answerOffer, type Offer } from '#contract/offers.ts'
import { useGates } from '#web/lib/gate-checks.tsx'
import { messageOf } from '#web/lib/problem.ts'
import { useAct } from '#web/lib/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useOfferChanged } from './use-offers.ts'

const AmountDialog = lazy(() => import('./amount-dialog.tsx'))

type Asked = 'accept' | 'decline' | 'withdraw' | 'counter'

const told: Record<Asked, string> = {
  accept: 'Agreed',
  decline: 'Declined, and the other side is told',
  withdraw: 'Taken back',
  counter: 'Your price is on its way',
}

/** What I may do with it now; nothing once it has ended. */
export function OfferAnswer({ offer }: { offer: Offer }) {
  const act = useAct(answerOffer)
  const changed = useOfferChanged()
  const [asked, setAsked] = useState<Asked | null>(null)
  const gates = useGates(offer.open_gates)
  const { may, amount_cents, role } = offer
  const price = formatMoney(amount_cents)

  async function send(action: Asked, more: { amount_cents?: number; message?: string } = {}) {
    try {
      if (action === 'accept' && !(await gates.pass())) return
      await act.mutateAsync({ id: offer.id, action, ...more })
      setAsked(null)
      notify.success(told[action])
    } finally {
      // Refused or not, it may have moved on.
      await changed()
    }
  }

  const question = (action: Exclude<Asked, 'counter'>) => ({
    open: asked === action,
    busy: act.isPending || gates.busy,
    error: act.error ? messageOf(act.error) : undefined,
    onConfirm: () => void send(action).catch(() => undefined),
    onClose: () => {
      act.reset()
      setAsked(null)
    },
  })

  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {may.accept && <Button onClick={() => setAsked('accept')}>Accept {price}</Button>}
      {may.counter && (
        <Button kind="quiet" onClick={() => setAsked('counter')}>
          Name another price
        </Button>
      )}
      {may.decline && (
        <Button kind="quiet" onClick={() => setAsked('decline')}>
          Decline
        </Button>
      )}
      {may.withdraw && (
        <Button kind="quiet" onClick={() => setAsked('withdraw')}>
          Take it back
        </Button>
      )}
      <ConfirmDialog
        {...question('accept')}
        title={`Accept ${price}?`}
        confirm={`Accept ${price}`}
        asked={gates.checks}
      >
        {role === 'seller'
          ? `You have then sold it for ${price}, and all other offers on it end where it was the last. You will see each other’s name, phone and email. This cannot be taken back.`
          : `You promise to pay ${price} to the seller. You will see each other’s name, phone and email. This cannot be taken back.`}
      </ConfirmDialog>
      <ConfirmDialog {...question('decline')} title={`Decline ${price}?`} confirm="Decline it">
        The other side is told. {role === 'seller' && 'They may name another price.'}
      </ConfirmDialog>
      <ConfirmDialog {...question('withdraw')} title={`Take back ${price}?`} confirm="Take it back">
        The other side is told, and can no longer accept it.
      </ConfirmDialog>
      {asked === 'counter' && may.counter && (
        <Suspense>
          <Counter
            offer={offer}
            bounds={may.counter}
            send={(sent) => send('counter', sent)}
            onClose={question('accept').onClose}
          />
        </Suspense>
      )}
    </div>
  )
}

interface CounterProps {
  offer: Offer
  bounds: NonNullable<Offer['may']['counter']>
  send: (sent: { amount_cents: number; message: string }) => Promise<void>
  onClose: () => void
}

function Counter({ offer: { role, amount_cents, open_gates }, bounds, send, onClose }: CounterProps) {
  const theirs = formatMoney(amount_cents)
  const { least_cents, most_cents } = bounds
  const problemOf = (amount: number) => {
    if (amount < least_cents) return `They offer ${theirs}. Accept it, or ask for more.`
    if (most_cents === null || amount <= most_cents) return null
    return role === 'buyer'
      ? `The seller asks ${theirs}. Accept it, or name less.`
      : `It can be bought for ${formatMoney(most_cents)}, so you cannot ask for more.`
  }
  return (
    <AmountDialog
      title="Name another price"
      description={`${role === 'seller' ? 'The buyer offers' : 'The seller asks'} ${theirs}. The other side then has 48 hours.`}
      help="Five prices can be named between you in all."
      verb="Name"
      promise={(amount) =>
        role === 'seller'
          ? `If the buyer accepts, you have sold it for ${amount}.`
          : `If the seller accepts, you have bought it for ${amount}.`
      }
      problemOf={problemOf}
      gates={open_gates}
      send={send}
      onClose={onClose}
    />
  )
}
