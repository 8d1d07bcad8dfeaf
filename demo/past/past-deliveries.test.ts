import { expect, test } from 'vitest'
import type { PricedChoice } from '#domains/delivery/common/delivery-price.ts'
import { courier, makeOptions } from '../delivery-options.ts'
import { makeDice } from '../seeded.ts'
import { imagineParcel, pickDelivery } from './past-deliveries.ts'

const sent: PricedChoice[] = makeOptions(
  courier({ north: 7, south: 12 }),
  courier({ north: 9, south: 9 }),
).map((option) => ({ method: 'option', option, price: { delivery_cents: 700, rural_cents: 0 } }))
const collected: PricedChoice = {
  method: 'pickup',
  option: null,
  price: { delivery_cents: 0, rural_cents: 0 },
}

test('pickDelivery mostly takes the cheapest delivery, and sometimes pickup', () => {
  const dice = makeDice(5)
  const picked = Array.from({ length: 200 }, () => pickDelivery([...sent, collected], dice))
  const pickups = picked.filter((choice) => choice === collected).length
  expect(pickups).toBeGreaterThan(20)
  expect(pickups).toBeLessThan(80)
  expect(picked.every((choice) => choice === collected || choice === sent[0])).toBe(true)
})

test('pickDelivery takes pickup where nothing is sent, and a delivery where there is no pickup', () => {
  const dice = makeDice(6)
  for (let turn = 0; turn < 20; turn += 1) {
    expect(pickDelivery([collected], dice)).toBe(collected)
    expect(pickDelivery(sent, dice)).toBe(sent[0])
  }
})

test('a parcel has the number of a known carrier', () => {
  const dice = makeDice(7)
  const parcels = Array.from({ length: 40 }, () => imagineParcel(dice))
  expect(new Set(parcels.map(({ carrier }) => carrier))).toEqual(new Set(['NZ Post', 'Aramex']))
  for (const { number } of parcels) expect(number).toMatch(/^(?:00\d{12}|MP\d{10})$/)
})
