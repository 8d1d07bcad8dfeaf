/** The fields of `data` in each webhook event; unknown or confidential values are left out. */
export const webhookData = {
  'listing.published': ['listing_id'],
  'listing.closed': ['listing_id', 'outcome'],
  'listing.sold': ['listing_id', 'trade_id', 'price_cents', 'quantity', 'is_sold_out'],
  'bid.placed': ['listing_id', 'sequence', 'price_cents', 'placed_at', 'reserve_newly_met'],
  'offer.made': ['listing_id', 'offer_id', 'amount_cents'],
  'offer.accepted': ['listing_id', 'offer_id', 'trade_id', 'price_cents', 'is_sold_out'],
  'question.asked': ['listing_id', 'question_id', 'text'],
  'trade.changed': ['listing_id', 'trade_id', 'role', 'by', 'action', 'from_status', 'to_status'],
} as const
