import { formatMoney } from '#platform/common/formats/formats.ts'
import * as t from '#domains/auctions/texts.ts'

export function bidVerb(cents: number | null | undefined, leads: boolean): string {
  const verb = leads ? t.raise_limit_to() : t.bid_up_to()
  return cents == null ? (leads ? t.raise_limit() : t.place_bid()) : `${verb} ${formatMoney(cents)}`
}
