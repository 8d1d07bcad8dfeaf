import { formatMoney } from '#shared/formats/formats.ts'
import type { Member } from '#contract/members/members.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

type Status = Member['status']

export const getStatusWords = makeTexts((): Record<Status, string> => ({
  active: t.active(),
  suspended: t.suspended(),
  pending: t.unfinished(),
  deleted: t.deleted(),
}))

export const statusKinds = {
  active: 'plain',
  suspended: 'wrong',
  pending: 'plain',
  deleted: 'plain',
} as const satisfies Record<Status, string>

export const getTypeWords = makeTexts((): Record<Member['type'], string> => ({
  user: t.user(),
  admin: t.administrator(),
}))

export const getSellerWords = makeTexts((): Record<Member['seller_kind'], string> => ({
  private: t.sells_privately(),
  in_trade: t.sells_in_trade(),
}))

export const getSellerNames = makeTexts((): Record<Member['seller_kind'], string> => ({
  private: t.private_word(),
  in_trade: t.in_trade(),
}))

export const getContactRemoved = makeTexts(() => t.removed_with_the_account())

export const fullName = ({ first_name, last_name }: Pick<Member, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

export function mayDo({ status, id }: Pick<Member, 'status' | 'id'>, own_id: number | undefined) {
  const isOwn = id === own_id
  const isUsable = status === 'active' || status === 'suspended'
  return {
    edit: isUsable,
    suspend: status === 'active' && !isOwn,
    reinstate: status === 'suspended',
    reset: isUsable && !isOwn,
    delete: isUsable && !isOwn,
  }
}

export function describeSales({
  count,
  total_cents,
  unpaid_count,
  unpaid_cents,
}: Member['open_sales']): string {
  if (count === 0) return t.they_have_no_open_sales()
  return t.they_have_open_sales_well_tell_the_buyers({
    count,
    total: formatMoney(total_cents),
    all_paid: unpaid_count === 0,
    unpaid_count,
    unpaid: formatMoney(unpaid_cents),
  })
}
