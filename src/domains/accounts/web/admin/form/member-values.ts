import * as z from 'zod/mini'
import { type Member, describeMissingRegion } from '#domains/accounts/common/members/members.ts'
import { createMember as createMemberShapes } from '#domains/accounts/common/members/members.shapes.ts'
import { type NumberReading, readGstNumber, readNzbn } from '#platform/common/formats/nz-numbers.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'
import { explainBlankEmail } from '#platform/web/forms/blank-email.ts'
import * as t from '#domains/accounts/texts.ts'
import { filterOf, isKeyOf } from '#platform/common/records.ts'

export interface MemberValues {
  type: Member['type']
  /** An admin's role; null until it's chosen. */
  staff_role: StaffRole | null
  first_name: string
  last_name: string
  email: string
  phone_number: string
  reason: string
  region: string | null
  suburb: string | null
  address: string
  seller_kind: Member['seller_kind']
  trading_name: string
  nzbn: string
  gst_number: string
  about: string
}

const {
  avatar_image_id: _face,
  country: _country,
  staff_role: _role,
  ...fields
} = createMemberShapes.body.shape

const fieldsShape = z.strictObject({ ...fields, reason: z.string().check(z.maxLength(500)) })

type Errors = Partial<Record<keyof MemberValues, string>>

export function memberErrors(values: MemberValues, before: MemberValues | null): Errors {
  const errors: Errors = {}
  const { staff_role: staffRole, ...typed } = values
  const { error } = z.safeParse(fieldsShape, typed)
  for (const { path, message } of error?.issues ?? []) {
    const [name] = path
    if (isKeyOf(values, name)) errors[name] ??= message
  }
  errors.email &&= explainBlankEmail(errors.email, values.email, 'other')
  const { region, suburb, seller_kind: sellerKind, type } = values
  if (type === 'admin' && staffRole === null) errors.staff_role = t.choose_a_role()
  const trades = type === 'user' && sellerKind === 'in_trade'
  if (trades) {
    errors.nzbn ??= problemIn(values.nzbn, readNzbn)
    errors.gst_number ??= problemIn(values.gst_number, readGstNumber)
  }
  if (trades && !before && !region) errors.region ??= describeMissingRegion()
  // A region alone would leave listings without a place.
  if (region && !suburb) errors.suburb ??= t.form_choose_a_town_or_suburb_from_the_list()
  if (before && hasNewContact(values, before) && values.reason.trim().length < 3) {
    errors.reason ??= t.give_a_reason_in_a_few_words()
  }
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined))
}

function problemIn(typed: string, read: (typed: string) => NumberReading): string | undefined {
  if (typed.trim() === '') return undefined
  const reading = read(typed)
  return 'problem' in reading ? reading.problem : undefined
}

export const hasNewContact = (
  values: Pick<MemberValues, 'email' | 'phone_number'>,
  before: MemberValues,
): boolean => values.email !== before.email || values.phone_number !== before.phone_number

export const emptyMember: MemberValues = {
  type: 'user',
  staff_role: null,
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  reason: '',
  region: null,
  suburb: null,
  address: '',
  seller_kind: 'private',
  trading_name: '',
  nzbn: '',
  gst_number: '',
  about: '',
}

export const toMemberValues = (member: Member): MemberValues => ({
  type: member.type,
  staff_role: member.staff_role,
  first_name: member.first_name,
  last_name: member.last_name,
  email: member.email,
  phone_number: member.phone_number,
  reason: '',
  region: member.region,
  suburb: member.suburb,
  address: member.address,
  seller_kind: member.seller_kind,
  trading_name: member.trading_name ?? '',
  nzbn: member.nzbn ?? '',
  gst_number: member.gst_number ?? '',
  about: member.about,
})

/** Sends only changed fields, so that other people's changes aren't overwritten. */
export function changedOnly(values: MemberValues, before: MemberValues): Partial<MemberValues> {
  const { reason, ...rest } = filterOf(values, (name, value) => value !== before[name])
  return { ...rest, ...(reason && hasNewContact(values, before) ? { reason } : {}) }
}
