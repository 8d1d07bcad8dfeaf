import { useLocation } from 'react-router'
import { userSignin } from '#platform/common/addresses.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import type { Bidding } from '../bid/use-bidding.ts'
import * as t from '#domains/auctions/texts.ts'

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
