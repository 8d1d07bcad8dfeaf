import { formatMoney } from '#shared/formats/formats.ts'

/** The verb of a bid, the same at the field, on the button and in the question. */
export function bidVerb(cents: number | null | undefined, leads: boolean): string {
  const verb = leads ? 'Raise limit to' : 'Bid up to'
  return cents == null ? (leads ? 'Raise limit' : 'Place bid') : `${verb} ${formatMoney(cents)}`
}
