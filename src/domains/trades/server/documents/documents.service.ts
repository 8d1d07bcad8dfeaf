import { formatOption } from '#domains/delivery/common/delivery-labels.ts'
import { formatReference } from '#domains/trades/common/payment-reference.ts'
import type { getTradeDocument, TradeDetails } from '#domains/trades/common/terms.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readTradeDetails } from '../terms/details.service.ts'
import { selectTerms, type TermsRow } from '../terms/terms.queries.ts'
import { readTrade } from '../trades.view.ts'
import { renderDocumentPdf, type TradeDocument } from './documents-pdf.adapter.ts'
import { selectParcelItems, selectParties, type Parties } from './documents.queries.ts'
import { getPayment, getSupplierName } from './documents.rules.ts'
import type { ParcelDocument } from './parcel.labels.ts'
import type { Receipt } from './receipt.labels.ts'

interface TradeForDocument {
  trade: Trade
  details: TradeDetails
  parties: Parties
  terms: TermsRow | undefined
}

/** Refuses as not found what the caller may not have, so that trades can't be probed. */
export async function renderTradeDocument(
  db: Db,
  accountId: AccountId,
  { id, kind }: OperationValues<typeof getTradeDocument>,
): Promise<AnsweredFile> {
  const details = await readTradeDetails(db, accountId, id)
  if (!details.documents.includes(kind)) return refuse('not_found')
  const [trade, parties, terms] = [
    must(await readTrade(db, accountId, id), 'trade'),
    await selectParties(db, id),
    (await selectTerms(db, [id])).get(id),
  ]
  const about = { trade, details, parties, terms }
  const document = kind === 'receipt' ? toReceipt(about) : await readParcel(db, kind, about)
  return {
    name: nameFile(document),
    content_type: 'application/pdf',
    content: await renderDocumentPdf(document),
    is_shown: true,
  }
}

const nameFile = ({ kind, reference }: TradeDocument) => `${reference}-${kind.replace('_', '-')}.pdf`

function toReceipt({ trade, details, parties, terms }: TradeForDocument): Receipt {
  const { seller, buyer } = parties
  const { terms: seen } = trade
  const option = terms?.option
  return {
    kind: 'receipt',
    reference: formatReference(trade.id),
    listing_id: trade.listing.id,
    title: details.copy?.title ?? trade.listing.title,
    status: trade.status,
    agreed_at: new Date(trade.agreed_at),
    quantity: seen?.quantity ?? trade.quantity,
    items_cents: seen?.items_cents ?? trade.total_cents,
    delivery: seen?.delivery ? { ...seen.delivery, label: option ? formatOption(option) : '' } : null,
    total_cents: seen?.total_cents ?? trade.total_cents,
    is_final: seen?.is_final ?? false,
    pay_by: seen ? new Date(seen.pay_by) : null,
    payment: getPayment(trade.moves, trade.payment_confirmed),
    payment_methods: details.copy?.payment_methods ?? trade.payment_methods,
    seller,
    buyer,
    identifier: findIdentifier(details.address, buyer),
  }
}

/** The first that is known: the address, the email, the phone number. */
function findIdentifier(address: TradeDetails['address'], { email, phone_number: phone }: Parties['buyer']) {
  if (address?.line1) {
    const { line1, line2, place_name: placeName, postcode } = address
    return [line1, line2 ?? '', `${placeName} ${postcode}`].filter(Boolean)
  }
  return [email || phone].filter(Boolean)
}

async function readParcel(
  db: Db,
  kind: ParcelDocument['kind'],
  { trade, details, parties, terms }: TradeForDocument,
): Promise<ParcelDocument> {
  const { seller, from } = parties
  const owner = terms?.joined_to ?? trade.id
  return {
    kind,
    reference: formatReference(owner),
    to: details.address ?? refuse('not_found'),
    from: [getSupplierName(seller), from ?? ''].filter(Boolean),
    items: await selectParcelItems(db, owner),
  }
}
