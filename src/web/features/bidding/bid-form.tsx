import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { user_signin } from '#contract/addresses.ts'
import { formatAmount, formatMoney } from '#contract/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { BidDialog } from './bid-dialog.tsx'
import { leastFor, quickAmounts } from './quick-amounts.ts'
import type { Standing } from './standing.ts'
import { useOnceKnown } from './use-once-known.ts'

/** What is wrong with an amount, in a sentence; null when it may be sent. */
function errorOf(cents: number | null | undefined, least: number): string | null {
  if (cents === undefined) return 'Write an amount such as 45 or 45.50.'
  if (cents === null) return 'Say how much you bid.'
  return cents < least ? `The least you can bid now is ${formatMoney(least)}.` : null
}

export function BidForm({ standing }: { standing: Standing }) {
  const { listing, viewer, who } = standing
  const { pathname } = useLocation()
  const navigate = useNavigate()
  /** Null until something is typed; until then the field follows the least that counts. */
  const [typed, setTyped] = useState<{ cents: number | null | undefined } | null>(null)
  const [checked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string; cents: number; least: number } | null>(null)
  const [asking, setAsking] = useState<number | null>(null)

  const least = Math.max(
    leastFor(listing.minimum_next_bid_cents ?? listing.price_cents, viewer?.my_max_cents ?? null),
    refusal?.least ?? 0,
  )
  const cents = typed ? typed.cents : least
  const refused = refusal && refusal.cents === cents ? refusal.message : null
  const error = checked ? (refused ?? errorOf(cents, least) ?? undefined) : undefined
  const leads = viewer?.is_leading === true
  const sum = cents == null ? '' : ` ${leads ? 'to' : 'of'} ${formatMoney(cents)}`

  function choose(next: number | null | undefined) {
    setTyped({ cents: next })
    setRefusal(null)
  }

  const press = useOnceKnown(standing, () => {
    if (who === 'visitor') {
      void navigate(`${user_signin}?next=${encodeURIComponent(pathname)}`)
      return
    }
    setChecked(true)
    if (cents != null && errorOf(cents, least) === null) setAsking(cents)
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    press()
  }

  return (
    <form action={user_signin} method="get" onSubmit={submit} className="grid gap-3" noValidate>
      <input type="hidden" name="next" value={pathname} />
      <Field label={leads ? 'Raise your limit to' : 'Bid up to'} error={error}>
        {(control) => (
          <MoneyInput
            {...control}
            large
            cents={cents}
            onCents={choose}
            onBlur={() => typed && setChecked(true)}
            maxLength={20}
          />
        )}
      </Field>
      <div
        role="group"
        aria-label="Amounts to choose from"
        className="grid grid-cols-2 gap-2 min-[22rem]:grid-cols-4"
      >
        {quickAmounts(least).map((amount) => (
          <Chip key={amount} chosen={amount === cents} onClick={() => choose(amount)} className="num px-1">
            <span className="sr-only">NZ$ </span>
            {formatAmount(amount)}
          </Chip>
        ))}
      </div>
      <Button type="submit" kind="bid" size="large" wide>
        {who === 'visitor' ? 'Sign in to bid' : leads ? `Raise limit${sum}` : `Place bid${sum}`}
      </Button>
      <p className="text-xs text-ink-3">
        A bid is a promise to buy. We bid only as much as it takes, never more than your limit, and nobody
        sees that while the auction runs.
      </p>
      {asking !== null && (
        <BidDialog
          standing={standing}
          max_cents={asking}
          onDone={() => {
            setAsking(null)
            setTyped(null)
            setChecked(false)
            setRefusal(null)
          }}
          onRefused={(message, minimum_cents) => {
            setRefusal({ message, cents: asking, least: minimum_cents ?? 0 })
            setTyped({ cents: asking })
            setAsking(null)
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </form>
  )
}
