import { expect, test } from 'vitest'
import { readDelivery, writeDelivery } from './delivery.rules.ts'

const read = (text: string) => {
  const delivery = readDelivery(text)
  if ('unread' in delivery) return delivery
  const options = delivery.delivery_options.map((option) => [
    option.kind,
    option.name,
    option.north_cents,
    option.south_cents,
    option.own_region_cents,
    option.radius_km,
  ])
  return [delivery.pickup, ...options]
}

test.each([
  ['Courier 7.00; Pickup', ['allowed', ['courier', '', 700, 700, null, null]]],
  ['pickup only', ['must']],
  ['Pick-up', ['allowed']],
  ['Courier Signature required $7.50/12', ['none', ['courier', 'Signature required', 750, 1200, null, null]]],
  ['Post free/-', ['none', ['post', '', 0, null, null, null]]],
  ['Own delivery 20 km 15.00', ['none', ['own_delivery', '', null, null, 1500, 20]]],
  ['Truck with tail lift 80', ['none', ['as_agreed', 'Truck with tail lift', 8000, 8000, null, null]]],
  ['Poster tube 5', ['none', ['as_agreed', 'Poster tube', 500, 500, null, null]]],
  ['', ['none']],
  ['Courier', { unread: 'Courier' }],
  ['Courier seven', { unread: 'Courier seven' }],
  ['Courier -/-', { unread: 'Courier -/-' }],
  ['Own delivery 15.00', { unread: 'Own delivery 15.00' }],
  ['Own delivery 20 km 15/20', { unread: 'Own delivery 20 km 15/20' }],
  ['Teleport', { unread: 'Teleport' }],
  [Array.from({ length: 11 }, () => 'Post 5').join(';'), { unread: 'Post 5' }],
])('readDelivery reads %j as %j', (text, delivery) => {
  expect(read(text)).toEqual(delivery)
})

test.each([
  'Courier 7.00; Pickup',
  'Courier Signature required 7.50/12.00; Post 0.00/-; Pickup only',
  'Own delivery 20 km 15.00; Truck 80.00',
])('writeDelivery writes %j as it was read', (text) => {
  const delivery = readDelivery(text)
  expect('unread' in delivery ? null : writeDelivery(delivery)).toBe(text)
})
