import { BidDialog } from '../bid/bid-dialog.tsx'
import { BuyDialog } from './buy-dialog.tsx'
import type { Bidding } from '../bid/use-bidding.ts'

/** Mounted apart from the buttons that open them, which may disappear. */
export function DealDialogs({ bidding }: { bidding: Bidding }) {
  const { openDialog } = bidding
  if (openDialog === 'buy') return <BuyDialog bidding={bidding} />
  return openDialog && <BidDialog bidding={bidding} isEditable={openDialog === 'amount'} />
}
