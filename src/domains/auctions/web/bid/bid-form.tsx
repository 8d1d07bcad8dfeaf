import type { FormEvent } from 'react'
import { useLocation } from 'react-router'
import { userSignin } from '#platform/common/addresses.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { AmountField } from './amount-field.tsx'
import { bidVerb } from './bid-labels.ts'
import type { Bidding } from './use-bidding.ts'
import * as t from '#domains/auctions/texts.ts'

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
