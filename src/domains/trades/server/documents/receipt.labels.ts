import type { TradeDelivery } from '#domains/trades/common/terms.ts'
import { formatReference } from '#domains/trades/common/payment-reference.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { formatDate, formatExactMoney } from '#platform/common/formats/formats.ts'
import { formatGstNumber } from '#platform/common/gst.ts'
import { must } from '#platform/common/must.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import type { Parties } from './documents.queries.ts'
import {
  getPieceCents,
  getSupplierName,
  listSupplyDetails,
  splitGst,
  type Payment,
  type SupplyDetails,
} from './documents.rules.ts'
import type { Sheet } from './sheet.labels.ts'
import * as t from '#domains/trades/texts.ts'

export interface Receipt extends Pick<Parties, 'seller' | 'buyer'> {
  kind: 'receipt'
  reference: string
  listing_id: number
  title: string
  status: Trade['status']
  agreed_at: Date
  quantity: number
  items_cents: number
  /** Null until it is chosen. */
  delivery: (TradeDelivery & { label: string }) | null
  total_cents: number
  is_final: boolean
  pay_by: Date | null
  payment: Payment
  payment_methods: Trade['payment_methods']
  /** The buyer's address, email or phone number. */
  identifier: string[]
}

interface Line {
  label: string
  quantity: number | null
  each: number | null
  cents: number | null
}

export function composeReceipt(receipt: Receipt): Sheet {
  const { seller, buyer, reference, total_cents: total, is_final: isFinal } = receipt
  const supply = listSupplyDetails(seller, total)
  const isTaxable = supply.isTaxable && receipt.status !== 'cancelled'
  return {
    name: t.receipt_of_reference({ reference }),
    reference,
    title: t.receipt(),
    subtitle: isTaxable ? t.taxable_supply_information() : null,
    notice: describeNotice(receipt),
    parties: [
      { label: t.receipt_seller(), lines: listSeller(receipt, supply) },
      { label: t.receipt_buyer(), lines: [buyer.name, ...(supply.hasIdentifier ? receipt.identifier : [])] },
    ],
    facts: listFacts(receipt),
    ...composeLines(receipt, supply),
    notes: [
      isFinal ? '' : t.receipt_total_is_not_final(),
      supply.isTaxable ? t.receipt_amounts_are_gst_inclusive() : t.receipt_no_gst_is_included(),
      t.receipt_between_the_two(),
    ].filter(Boolean),
  }
}

function describeNotice({ status, payment }: Receipt): string | null {
  if (status === 'cancelled') return t.receipt_sale_cancelled()
  if (status === 'disputed') return t.receipt_sale_disputed()
  return payment.state === 'unpaid' && status !== 'completed' ? t.receipt_not_paid_yet() : null
}

function listSeller({ seller }: Receipt, { hasGst }: SupplyDetails): string[] {
  const number = hasGst ? seller.gst_number : null
  return [
    getSupplierName(seller),
    ...(number === null ? [] : [t.receipt_gst_number({ number: formatGstNumber(number) })]),
  ]
}

const listFacts = (receipt: Receipt): Sheet['facts'] => [
  [t.reference(), receipt.reference],
  [t.date(), formatDate(receipt.agreed_at)],
  [t.receipt_listing_number(), String(receipt.listing_id)],
  [t.receipt_payment(), describePayment(receipt)],
  ...(receipt.status === 'agreed' && receipt.payment_methods.length > 0
    ? [[t.receipt_ways_to_pay(), listMethods(receipt)] satisfies Sheet['facts'][number]]
    : []),
]

function listMethods({ payment_methods: methods }: Receipt): string {
  const labels = { bank_transfer: t.bank_transfer(), cash: t.cash(), other: t.another_way_as_agreed() }
  const text = getListFormat().format(methods.map((method) => labels[method]))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function describePayment({ payment, status, pay_by: payBy }: Receipt): string {
  if (payment.state === 'confirmed') {
    return payment.at
      ? t.receipt_payment_confirmed_on({ date: formatDate(payment.at) })
      : t.receipt_payment_confirmed()
  }
  if (payment.state === 'on_hoko') return t.receipt_paid_on_hoko_on({ date: formatDate(payment.at) })
  if (payment.state === 'stated') return t.receipt_payment_stated_on({ date: formatDate(payment.at) })
  return status === 'agreed' && payBy
    ? t.receipt_not_paid_by({ date: formatDate(payBy) })
    : t.receipt_not_paid()
}

function listLines({ title, quantity, items_cents: items, delivery }: Receipt): Line[] {
  const item = { label: title, quantity, each: getPieceCents(items, quantity), cents: items }
  const single = { quantity: null, each: null }
  if (!delivery) return [item, { ...single, label: t.receipt_delivery_to_choose(), cents: null }]
  const rural = delivery.rural_cents
  return [
    item,
    { ...single, label: describeDelivery(delivery), cents: delivery.delivery_cents },
    ...(rural > 0 ? [{ ...single, label: t.receipt_rural_delivery(), cents: rural }] : []),
  ]
}

function describeDelivery({ method, label, joined_to: joinedTo }: NonNullable<Receipt['delivery']>): string {
  if (method === 'pickup') return t.receipt_pickup()
  if (method === 'as_agreed') return t.receipt_delivery_as_agreed()
  if (method === 'joined' && joinedTo !== null)
    return t.receipt_delivery_in_parcel({ reference: formatReference(joinedTo) })
  return label
}

function composeLines(
  receipt: Receipt,
  { hasGst, isTaxable }: SupplyDetails,
): Pick<Sheet, 'columns' | 'rows' | 'totals'> {
  const lines = listLines(receipt)
  const gst = splitGst(lines.map(({ cents }) => cents ?? 0))
  const { total_cents: total } = receipt
  const describeTotal = receipt.is_final ? t.receipt_total : t.receipt_total_so_far
  return {
    columns: [
      t.receipt_item(),
      t.quantity(),
      t.receipt_each(),
      ...(hasGst ? [t.receipt_gst()] : []),
      t.receipt_amount(),
    ],
    rows: lines.map(({ label, quantity, each, cents }, at) => [
      label,
      quantity === null ? '' : String(quantity),
      each === null ? '' : formatExactMoney(each),
      ...(hasGst ? [cents === null ? '' : formatExactMoney(must(gst.lines[at], 'GST of the line'))] : []),
      cents === null ? t.receipt_to_be_agreed() : formatExactMoney(cents),
    ]),
    totals: [
      ...(hasGst
        ? [
            [
              t.receipt_total_without_gst(),
              formatExactMoney(total - gst.total),
            ] satisfies Sheet['totals'][number],
            [t.receipt_gst_of_15_percent(), formatExactMoney(gst.total)] satisfies Sheet['totals'][number],
          ]
        : []),
      [describeTotal({ has_gst: isTaxable }), formatExactMoney(total)],
    ],
  }
}
