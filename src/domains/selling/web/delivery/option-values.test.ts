import { describe, expect, it, test } from 'vitest'
import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'
import {
  findMissing,
  findUnreadable,
  mayHaveSeveral,
  newRow,
  type OptionErrors,
  type OptionRow,
  pickOptionId,
  readOption,
  readOptions,
  toRow,
} from './option-values.ts'

const whole = aCourierOption({ name: 'signature required', own_region_cents: 500, rural_cents: 450 })

test.each<DeliveryOption>([
  whole,
  { ...whole, rural_cents: null, further_cents: 200, days_to_send: 2, is_tracked: true },
  { ...whole, kind: 'post', north_cents: null },
  { ...whole, kind: 'own_delivery', radius_km: 20, north_cents: null, south_cents: null },
  { ...aCourierOption(), kind: 'as_agreed', name: 'Boxed' },
])('%j survives the round trip through the form', (option) =>
  expect(readOption(toRow(option))).toEqual(option),
)

describe('a new option', () => {
  const row = newRow(7, { isVehicle: false })

  it('is a tracked courier without prices', () => {
    expect(readOption(row)).toBeNull()
    expect(readOption({ ...row, north_cents: 700 })).toEqual(
      aCourierOption({ id: 7, north_cents: 700, south_cents: null, is_tracked: true }),
    )
  })

  it('is a transport for vehicles', () =>
    expect(newRow(7, { isVehicle: true })).toMatchObject({ name: 'Vehicle transport', isTracked: false }))

  it('leaves out fields that its kind doesn’t have', () => {
    const own: OptionRow = { ...row, kind: 'own_delivery', radius: '20', own_region_cents: 1500 }
    expect(readOption({ ...own, north_cents: undefined })).toMatchObject({
      radius_km: 20,
      north_cents: null,
      is_tracked: false,
    })
  })
})

test.each<[Partial<OptionRow>, OptionErrors, OptionErrors]>([
  [{}, {}, {}],
  [{ north_cents: null, south_cents: null, own_region_cents: null }, { north_cents: expect.any(String) }, {}],
  [{ north_cents: null }, {}, {}],
  [{ rural_cents: undefined }, {}, { rural_cents: expect.stringMatching(/like 6 or 6.50/) }],
  [{ rural_cents: undefined, hasRural: false }, {}, {}],
  [{ north_cents: 1_000_001 }, {}, { north_cents: expect.stringMatching(/at most/) }],
  [{ days: '0' }, {}, { days: expect.stringMatching(/at least 1 day/) }],
  [{ days: 'soon' }, {}, { days: expect.stringMatching(/whole number/) }],
  [
    { kind: 'own_delivery', own_region_cents: null },
    { radius: expect.any(String), own_region_cents: expect.any(String) },
    {},
  ],
  [{ kind: 'own_delivery', radius: '2001' }, {}, { radius: expect.stringMatching(/at most 2,000/) }],
  [{ kind: 'as_agreed', name: ' ' }, { name: expect.any(String) }, {}],
])('an option with %j lacks %j and can’t be read in %j', (changes, missing, unreadable) => {
  const row = { ...toRow(whole), ...changes }
  expect(findMissing(row)).toEqual(missing)
  expect(findUnreadable(row)).toEqual(unreadable)
  const isComplete = Object.keys({ ...missing, ...unreadable }).length === 0
  expect(readOptions([row])).toHaveLength(isComplete ? 1 : 0)
})

test('pickOptionId picks an id that no option has', () => {
  const all = Array.from({ length: 999 }, (_, index) => index + 1)
  expect(pickOptionId(all.filter((id) => id !== 412))).toBe(412)
})

test.each<[Parameters<typeof mayHaveSeveral>[0], boolean]>([
  [{ sale_method: 'auction', quantity: '1', vehicle: null }, false],
  [{ sale_method: 'fixed_price', quantity: '1', vehicle: null }, true],
  [{ sale_method: 'fixed_price', quantity: '1', vehicle: { subtype: 'car' } }, false],
  [{ sale_method: 'fixed_price', quantity: '3', vehicle: { subtype: 'car' } }, true],
])('a buyer of %j may take more than one: %s', (item, expected) =>
  expect(mayHaveSeveral(item)).toBe(expected),
)
