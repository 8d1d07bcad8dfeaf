import { BidDialog } from '../bid/bid-dialog.tsx'
import { BuyDialog } from './buy-dialog.tsx'
import type { Bidding } from '../bid/use-bidding.ts'

/** Mounted apart from the buttons that open them, which may disappear. */
export function DealDialogs({ bidding }: { bidding: Bidding }) {
  const { asking } = bidding
  if (asking === 'buy') return <BuyDialog bidding={bidding} />
  return asking && <BidDialog bidding={bidding} isEditable={asking === 'amount'} />
}
