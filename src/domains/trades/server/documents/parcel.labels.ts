import { formatReference } from '#domains/trades/common/payment-reference.ts'
import type { TradeAddress } from '#domains/trades/common/terms.ts'
import type { ParcelItem } from './documents.queries.ts'
import type { Sheet } from './sheet.labels.ts'
import * as t from '#domains/trades/texts.ts'

export interface ParcelDocument {
  kind: 'packing_slip' | 'label'
  /** Belongs to the trade that owns the parcel. */
  reference: string
  to: TradeAddress
  from: string[]
  items: ParcelItem[]
}

const isGiven = (text: string | null): text is string => text !== null && text !== ''

/** Without suburb and postcode. */
const listLines = ({ line1, line2 }: TradeAddress) => [line1, line2].filter(isGiven)

/** Says what is in the parcel, without prices: it may be a present. */
export const composePackingSlip = ({ reference, to, from, items }: ParcelDocument): Sheet => ({
  name: t.packing_slip_of_reference({ reference }),
  reference,
  title: t.packing_slip(),
  subtitle: null,
  notice: null,
  parties: [
    {
      label: t.packing_slip_to(),
      lines: [
        to.name ?? '',
        ...listLines(to),
        `${to.place_name} ${to.postcode}`,
        ...(to.is_rural ? [t.rural_delivery_marking()] : []),
      ].filter(isGiven),
    },
    { label: t.packing_slip_from(), lines: from },
  ],
  facts: [[t.reference(), reference]],
  columns: [t.packing_slip_in_this_parcel(), t.reference(), t.receipt_listing_number(), t.quantity()],
  rows: items.map(({ title, trade_id: tradeId, listing_id: listingId, quantity }) => [
    title,
    formatReference(tradeId),
    String(listingId),
    String(quantity),
  ]),
  totals: [],
  notes: [],
})

export interface Label {
  name: string
  toLabel: string
  recipient: string
  lines: string[]
  place: string
  postcode: string
  /** Null unless the address is rural. */
  marking: string | null
  fromLabel: string
  from: string[]
  reference: string
}

export const composeLabel = ({ reference, to, from }: ParcelDocument): Label => ({
  name: t.label_of_reference({ reference }),
  toLabel: t.packing_slip_to(),
  recipient: to.name ?? '',
  lines: listLines(to),
  place: to.place_name,
  postcode: to.postcode,
  marking: to.is_rural ? t.rural_delivery_marking() : null,
  fromLabel: t.packing_slip_from(),
  from,
  reference,
})
