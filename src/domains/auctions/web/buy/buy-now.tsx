import { useLocation } from 'react-router'
import { user_signin } from '#platform/common/addresses.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import type { Bidding } from '../bid/use-bidding.ts'
import * as t from '#domains/auctions/texts.ts'

export function BuyNow({ bidding, price_cents }: { bidding: Bidding; price_cents: number }) {
  const { listing, who } = bidding.standing
  const { pathname } = useLocation()
  const isAlone = listing.sale_method === 'fixed_price'
  const look = {
    kind: isAlone ? 'primary' : 'quiet',
    size: isAlone ? 'large' : 'medium',
    wide: true,
  } as const

  if (who === 'unknown') {
    return (
      <LinkButton
        {...look}
        data-needs-scripts
        to={`${user_signin}?next=${encodeURIComponent(pathname)}`}
        onClick={(event) => {
          event.preventDefault()
          bidding.askToBuy()
        }}
      >
        {t.buy_now_price({ price: formatMoney(price_cents) })}
      </LinkButton>
    )
  }
  return (
    <Button {...look} onClick={bidding.askToBuy}>
      {who === 'visitor' && isAlone
        ? t.sign_in_to_buy()
        : t.buy_now_price({ price: formatMoney(price_cents) })}
    </Button>
  )
}
