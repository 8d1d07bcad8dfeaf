import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import {
  getListingStatusLabels,
  getListingTypeLabels,
  getSaleMethodLabels,
} from '#domains/listings/common/listing-labels.ts'
import type { AdminListing } from '#domains/moderation/common/moderation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

type Status = AdminListing['status']

export const getStatusLabels = makeTexts(() => getListingStatusLabels())
export const getTypeLabels = makeTexts(() => getListingTypeLabels())
export const getSaleLabels = makeTexts(() => getSaleMethodLabels())

export const statusKinds = {
  draft: 'plain',
  pending: 'plain',
  active: 'plain',
  sold: 'plain',
  unsold: 'plain',
  withdrawn: 'plain',
  suspended: 'wrong',
} as const satisfies Record<Status, string>

type Move = AdminListing['history'][number]

export function describeMove(
  { status, moved_by: movedBy }: Pick<Move, 'status' | 'moved_by'>,
  before: Pick<Move, 'status'> | undefined,
): string {
  if (status === 'active') {
    if (before?.status === 'suspended') return movedBy === 'admin' ? t.reinstated() : t.shown_again()
    if (movedBy === 'admin') return before?.status === 'pending' ? t.approved() : t.published_for_the_seller()
    return t.published()
  }
  if (status === 'draft') return movedBy === 'admin' ? t.sent_back() : t.withdrawn_to_edit()
  if (status === 'pending') return movedBy === 'admin' ? t.submitted_for_the_seller() : t.submitted()
  if (status === 'sold' && movedBy === 'seller') return t.marked_as_sold()
  return getStatusLabels()[status]
}

export const describeMover = ({
  moved_by: movedBy,
  mover_name: moverName,
}: Pick<Move, 'moved_by' | 'mover_name'>): string => (movedBy === 'system' ? t.hoko() : (moverName ?? ''))

export function mayDecide({
  status,
  suspended_for: suspendedFor,
}: Pick<AdminListing, 'status' | 'suspended_for'>) {
  return {
    approve: status === 'pending',
    send_back: status === 'pending',
    suspend: status === 'active' || (status === 'suspended' && !suspendedFor.includes('admin')),
    reinstate: status === 'suspended' && suspendedFor.includes('admin'),
  }
}

export const editAddress = ({ id, type, status }: Pick<AdminListing, 'id' | 'type' | 'status'>) =>
  status === 'draft' || status === 'active' ? `/${type}-listing/${id}/edit` : null

export const askingPrice = (
  priceCents: number | null,
  purpose: 'sale' | 'rent' | 'flatmate' | null,
): string =>
  !priceCents
    ? ''
    : purpose && purpose !== 'sale'
      ? t.price_a_week({ price: formatMoney(priceCents) })
      : formatMoney(priceCents)

export const describeSold = ({
  quantity,
  total_cents: totalCents,
}: {
  quantity: number
  total_cents: number
}): string =>
  quantity === 1
    ? formatMoney(totalCents)
    : t.total_for_quantity({ total: formatMoney(totalCents), quantity: formatCount(quantity) })
