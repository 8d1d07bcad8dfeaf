import { BidDialog } from '../bid/bid-dialog.tsx'
import { BuyDialog } from './buy-dialog.tsx'
import type { Bidding } from '../bid/use-bidding.ts'

/** The questions before a promise. They stand by themselves, so that they outlive what was pressed for them. */
export function DealDialogs({ bidding }: { bidding: Bidding }) {
  const { asking } = bidding
  if (asking === 'buy') return <BuyDialog bidding={bidding} />
  return asking && <BidDialog bidding={bidding} isEditable={asking === 'amount'} />
}
