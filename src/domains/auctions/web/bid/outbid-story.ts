import type { BidRow } from '#domains/auctions/common/bidding.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import * as t from '#domains/auctions/texts.ts'

export interface StoryLine {
  key: string
  at: string
  text: string
}

/** Starts at the viewer's first bid. Other bidders' limits are unknown here. */
export function outbidStory(bids: readonly BidRow[]): StoryLine[] {
  const ordered = bids.toSorted((a, b) => a.sequence - b.sequence)
  const first = ordered.findIndex((bid) => bid.is_mine)
  const me = ordered[first]?.pseudonym
  if (me === undefined) return []
  const lines: StoryLine[] = []
  let limitCents = 0
  let led = false
  for (const bid of ordered.slice(first)) {
    if (bid.is_mine) limitCents = bid.my_max_cents ?? limitCents
    const leads = bid.leader === me
    const text = formatLine(bid, { limit: formatMoney(limitCents), leads, led })
    if (text) lines.push({ key: `bid ${bid.sequence}`, at: bid.placed_at, text })
    led = leads
  }
  return [...lines, ...voidsAmong(ordered)].toSorted((a, b) => a.at.localeCompare(b.at))
}

function formatLine(bid: BidRow, { limit, leads, led }: { limit: string; leads: boolean; led: boolean }) {
  const price = formatMoney(bid.price_cents)
  if (bid.is_mine && leads)
    return led
      ? t.you_raised_your_limit_to_limit_and({ limit, price })
      : t.you_bid_up_to_limit_and_led_at_price({ limit, price })
  if (bid.is_mine) return t.you_bid_up_to_limit_leader_already_had({ limit, leader: bid.leader, price })
  if (leads) return t.pseudonym_bid_but_not_above_your_limit({ pseudonym: bid.pseudonym, price })
  return led ? t.pseudonym_bid_more_than_your_limit_of({ pseudonym: bid.pseudonym, limit, price }) : null
}

function voidsAmong(bids: readonly BidRow[]): StoryLine[] {
  const gone = new Map(
    bids.filter(({ voided }) => voided).map((bid) => [bid.pseudonym, must(bid.voided, 'voided bid')]),
  )
  return [...gone].map(([name, { at, price_cents: priceCents }]) => ({
    key: `void ${name}`,
    at,
    text: t.the_bids_of_name_were_voided_the_price({ name, price: formatMoney(priceCents) }),
  }))
}
