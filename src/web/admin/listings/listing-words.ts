import { formatMoney } from '#shared/formats/formats.ts'
import { listing_status_words, listing_type_words, sale_method_words } from '#shared/words/listing-words.ts'
import type { AdminListing } from '#contract/moderation/moderation.ts'

type Status = AdminListing['status']

export const statusWords = listing_status_words
export const typeWords = listing_type_words
export const saleWords = sale_method_words

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

/** What happened when a listing came to a status from the one before, in words. */
export function describeMove(
  { status, moved_by }: Pick<Move, 'status' | 'moved_by'>,
  before: Pick<Move, 'status'> | undefined,
): string {
  if (status === 'active') {
    if (before?.status === 'suspended') return moved_by === 'admin' ? 'Reinstated' : 'Shown again'
    if (moved_by === 'admin') return before?.status === 'pending' ? 'Approved' : 'Published for the seller'
    return 'Published'
  }
  if (status === 'draft') return moved_by === 'admin' ? 'Sent back' : 'Withdrawn to edit'
  if (status === 'pending') return moved_by === 'admin' ? 'Submitted for the seller' : 'Submitted'
  if (status === 'sold' && moved_by === 'seller') return 'Marked as sold'
  return statusWords[status]
}

export const describeMover = ({ moved_by, mover_name }: Pick<Move, 'moved_by' | 'mover_name'>): string =>
  moved_by === 'system' ? 'Hoko' : (mover_name ?? '')

/** What an admin may decide about a listing as it stands. */
export function mayDecide({ status, suspended_for }: Pick<AdminListing, 'status' | 'suspended_for'>) {
  return {
    approve: status === 'pending',
    send_back: status === 'pending',
    suspend: status === 'active' || (status === 'suspended' && !suspended_for.includes('admin')),
    reinstate: status === 'suspended' && suspended_for.includes('admin'),
  }
}

/** Where an admin goes on with what a seller may still write; null for what stands as it is. */
export const editAddress = ({ id, type, status }: Pick<AdminListing, 'id' | 'type' | 'status'>) =>
  status === 'draft' || status === 'active' ? `/${type}-listing/${id}/edit` : null

/** What is asked for a listing, in a cell; nothing where no price is named. */
export const askedPrice = (
  price_cents: number | null,
  purpose: 'sale' | 'rent' | 'flatmate' | null,
): string =>
  price_cents ? `${formatMoney(price_cents)}${purpose && purpose !== 'sale' ? ' a week' : ''}` : ''
