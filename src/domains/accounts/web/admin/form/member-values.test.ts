import { expect, test } from 'vitest'
import { changedOnly, emptyMember, memberErrors } from './member-values.ts'

const fine = {
  ...emptyMember,
  first_name: 'Aroha',
  last_name: 'Ngata',
  email: 'aroha@example.nz',
  phone_number: '021 555 0110',
}

test('memberErrors reports every error of a new trader at once', () => {
  const wrong = { ...emptyMember, seller_kind: 'in_trade', nzbn: '123', gst_number: '123' } as const
  expect(Object.keys(memberErrors(wrong, null)).toSorted()).toEqual(
    ['email', 'first_name', 'gst_number', 'last_name', 'nzbn', 'phone_number', 'region'].toSorted(),
  )
  expect(memberErrors(wrong, null).email).toBe('Enter an email address.')
  expect(memberErrors(fine, null)).toEqual({})
})

test('an admin needs a role, and a member has none', () => {
  const admin = { ...fine, type: 'admin' } as const
  expect(memberErrors(admin, null)).toEqual({ staff_role: 'Choose a role.' })
  expect(memberErrors({ ...admin, staff_role: 'support' }, null)).toEqual({})
  expect(changedOnly({ ...admin, staff_role: 'finance' }, { ...admin, staff_role: 'support' })).toEqual({
    staff_role: 'finance',
  })
})

test('a town sets its region, and only a new trader must have one', () => {
  const trader = { ...fine, seller_kind: 'in_trade' } as const
  expect(memberErrors(trader, null)).toEqual({ region: 'Choose a region.' })
  expect(memberErrors(trader, trader)).toEqual({})
  expect(memberErrors({ ...fine, region: 'otago' }, null)).toEqual({
    suburb: 'Choose a town or suburb from the list, or leave the region blank.',
  })
})

test('a changed email or phone needs a reason, which is sent only with it', () => {
  const moved = { ...fine, phone_number: '021 555 0111' }
  expect(memberErrors(moved, fine)).toEqual({ reason: 'Enter a reason.' })
  const text = { ...moved, reason: 'Asked by phone' }
  expect(memberErrors(text, fine)).toEqual({})
  expect(changedOnly(text, fine)).toEqual({ phone_number: '021 555 0111', reason: 'Asked by phone' })
  expect(changedOnly({ ...fine, about: 'Bikes', reason: 'Asked' }, fine)).toEqual({ about: 'Bikes' })
})
