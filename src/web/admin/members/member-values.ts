import * as z from 'zod/mini'
import { createMember, type Member } from '#contract/members.ts'

export interface MemberValues {
  type: Member['type']
  first_name: string
  last_name: string
  email: string
  phone_number: string
  region: string | null
  suburb: string | null
  address: string
  seller_kind: Member['seller_kind']
  trading_name: string
  nzbn: string
  gst_number: string
  about: string
}

export const memberIds: Record<keyof MemberValues, string> = {
  type: 'member-type',
  first_name: 'member-first-name',
  last_name: 'member-last-name',
  email: 'member-email',
  phone_number: 'member-phone',
  region: 'member-region',
  suburb: 'member-suburb',
  address: 'member-address',
  seller_kind: 'member-seller-kind',
  trading_name: 'member-trading-name',
  nzbn: 'member-nzbn',
  gst_number: 'member-gst-number',
  about: 'member-about',
}

const { avatar_image_id: _face, country: _country, ...fields } = createMember.body!.shape

/** What the call takes; a region alone would leave listings without a place. */
export const memberShape = z.strictObject(fields).check(
  z.refine(({ region, suburb }) => !region || Boolean(suburb), {
    path: ['suburb'],
    message: 'Choose the town or suburb from the list, or no region.',
  }),
)

export const emptyMember: MemberValues = {
  type: 'user',
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  region: null,
  suburb: null,
  address: '',
  seller_kind: 'private',
  trading_name: '',
  nzbn: '',
  gst_number: '',
  about: '',
}

export const valuesOf = (member: Member): MemberValues => ({
  type: member.type,
  first_name: member.first_name,
  last_name: member.last_name,
  email: member.email,
  phone_number: member.phone_number,
  region: member.region,
  suburb: member.suburb,
  address: member.address,
  seller_kind: member.seller_kind,
  trading_name: member.trading_name ?? '',
  nzbn: member.nzbn ?? '',
  gst_number: member.gst_number ?? '',
  about: member.about,
})

/** Only what was changed, so that nothing that somebody else changed meanwhile is set back. */
export function changedOnly(values: MemberValues, before: MemberValues): Partial<MemberValues> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== before[name as keyof MemberValues]),
  )
}
