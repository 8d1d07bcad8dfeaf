import type { BidRow } from '#contract/bidding/bidding.ts'
import { formatMoney } from '#shared/formats/formats.ts'

export interface StoryLine {
  key: string
  at: string
  text: string
}

/** How the bidding went for the one who looks, from the first own bid on; nobody else's limit is known here. */
export function outbidStory(bids: readonly BidRow[]): StoryLine[] {
  const ordered = bids.toSorted((a, b) => a.sequence - b.sequence)
  const first = ordered.findIndex((bid) => bid.is_mine)
  const me = ordered[first]?.pseudonym
  if (me === undefined) return []
  const lines: StoryLine[] = []
  let limit_cents = 0
  let led = false
  for (const bid of ordered.slice(first)) {
    if (bid.is_mine) limit_cents = bid.my_max_cents ?? limit_cents
    const leads = bid.leader === me
    const text = formatLine(bid, { limit: formatMoney(limit_cents), leads, led })
    if (text) lines.push({ key: `bid ${bid.sequence}`, at: bid.placed_at, text })
    led = leads
  }
  return [...lines, ...voidsAmong(ordered)].toSorted((a, b) => a.at.localeCompare(b.at))
}

/** Null for what happened among others. */
function formatLine(bid: BidRow, { limit, leads, led }: { limit: string; leads: boolean; led: boolean }) {
  const price = formatMoney(bid.price_cents)
  if (bid.is_mine && leads)
    return led
      ? `You raised your limit to ${limit} and kept leading at ${price}.`
      : `You bid up to ${limit} and led at ${price}.`
  if (bid.is_mine)
    return `You bid up to ${limit}. ${bid.leader} already had a limit at least that high, so we bid for them straight away, to ${price}.`
  if (leads)
    return `${bid.pseudonym} bid, but not above your limit. We bid for you, to ${price}, and you kept leading.`
  return led ? `${bid.pseudonym} bid more than your limit of ${limit} and led at ${price}.` : null
}

function voidsAmong(bids: readonly BidRow[]): StoryLine[] {
  const gone = new Map(bids.filter(({ voided }) => voided).map((bid) => [bid.pseudonym, bid.voided!]))
  return [...gone].map(([name, { at, price_cents }]) => ({
    key: `void ${name}`,
    at,
    text: `The bids of ${name} were voided. The price was ${formatMoney(price_cents)} then.`,
  }))
}
