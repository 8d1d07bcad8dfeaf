import type { FormEvent } from 'react'
import { useLocation } from 'react-router'
import { incrementFor } from '#domains/deals/common/price-ladder.ts'
import { userSignin } from '#platform/common/addresses.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { writeDollars } from '#platform/common/texts/write-number.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Chip } from '#platform/web/ui/facts/chip.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import type { Bidding } from './use-bidding.ts'
import * as t from '#domains/auctions/texts.ts'

/** 1, 2 or 5 times a power of ten, at least `amount`. */
function roundStep(amount: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(amount))
  return magnitude * ([1, 2, 5].find((digit) => digit * magnitude >= amount) ?? 10)
}

/** The minimum, then round amounts at growing distances. */
export function quickAmounts(minimumCents: number): number[] {
  const increment = incrementFor(minimumCents)
  const steps = [
    2 * increment,
    Math.max(5 * increment, 0.05 * minimumCents),
    Math.max(10 * increment, 0.12 * minimumCents),
  ]
  const amounts = [minimumCents]
  for (const step of steps.map(roundStep)) {
    const last = amounts.at(-1) ?? minimumCents
    amounts.push((Math.floor(last / step) + 1) * step)
  }
  return amounts
}

/** The next minimum bid; for a bidder, also a step above their own limit. */
export function leastFor(minimumNextBidCents: number, myMaxCents: number | null): number {
  if (myMaxCents === null || myMaxCents < minimumNextBidCents) return minimumNextBidCents
  return myMaxCents + incrementFor(myMaxCents)
}

interface AmountFieldProps {
  bidding: Bidding
  error: string | undefined
}

export function AmountField({ bidding: { amount, leads }, error }: AmountFieldProps) {
  const { cents, choose, leave, proposedCents } = amount
  return (
    <>
      <Field label={leads ? t.raise_your_limit_to() : t.bid_up_to()} error={error}>
        {(control) => (
          <MoneyInput {...control} large cents={cents} onCents={choose} onBlur={leave} maxLength={20} />
        )}
      </Field>
      <div
        role="group"
        aria-label={t.amounts_to_choose_from()}
        className="grid grid-cols-2 gap-2 min-[22rem]:grid-cols-4"
      >
        {quickAmounts(proposedCents).map((one) => (
          <Chip key={one} chosen={one === cents} onClick={() => choose(one)} className="num px-1">
            <span className="sr-only">{t.nz()} </span>
            {writeDollars(one)}
          </Chip>
        ))}
      </div>
    </>
  )
}

export function bidVerb(cents: number | null | undefined, leads: boolean): string {
  if (cents == null) return leads ? t.raise_limit() : t.place_bid()
  const amount = formatMoney(cents)
  return leads ? t.raise_limit_to_amount({ amount }) : t.bid_up_to_amount({ amount })
}

export function BidForm({ bidding }: { bidding: Bidding }) {
  const { amount, openBidDialog, isLive, leads, listingView } = bidding
  const { pathname } = useLocation()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isLive && !amount.error) openBidDialog()
  }

  return (
    <form action={userSignin} method="get" onSubmit={submit} className="grid gap-3 print:hidden" noValidate>
      <input type="hidden" name="next" value={pathname} />
      <AmountField bidding={bidding} error={bidding.amount.error} />
      <LiveButton isLive={isLive} isWrong={amount.error !== undefined} type="submit">
        {listingView.viewerKind === 'visitor'
          ? t.sign_in_to_bid()
          : bidVerb(amount.error ? null : amount.cents, leads)}
      </LiveButton>
      <p className="text-xs text-ink-3">{t.if_you_win_you_agree_to_buy_well_bid()}</p>
    </form>
  )
}

interface LiveButtonProps {
  isLive: boolean
  isWrong?: boolean
  type?: 'submit' | 'button'
  onClick?: () => void
  children: string
}

export function LiveButton({ isLive, isWrong = false, children, ...rest }: LiveButtonProps) {
  const isDisabled = !isLive || isWrong
  return (
    <Button {...rest} kind={isDisabled ? 'quiet' : 'bid'} size="large" wide disabled={isDisabled}>
      {isLive ? children : t.reconnecting_bidding_is_on_hold()}
    </Button>
  )
}

export function BuyNow({ bidding, price_cents: priceCents }: { bidding: Bidding; price_cents: number }) {
  const { listing, viewerKind } = bidding.listingView
  const { pathname } = useLocation()
  const isAlone = listing.sale_method === 'fixed_price'
  const props = {
    kind: isAlone ? 'primary' : 'quiet',
    size: isAlone ? 'large' : 'medium',
    wide: true,
  } as const

  if (viewerKind === 'unknown') {
    return (
      <LinkButton
        {...props}
        data-needs-scripts
        to={`${userSignin}?next=${encodeURIComponent(pathname)}`}
        onClick={(event) => {
          event.preventDefault()
          bidding.openBuyDialog()
        }}
      >
        {t.buy_now_price({ price: formatMoney(priceCents) })}
      </LinkButton>
    )
  }
  return (
    <Button {...props} onClick={bidding.openBuyDialog}>
      {viewerKind === 'visitor' && isAlone
        ? t.sign_in_to_buy()
        : t.buy_now_price({ price: formatMoney(priceCents) })}
    </Button>
  )
}
