import { describe, expect, it, test } from 'vitest'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { toAccountId, toListingId } from '#platform/common/ids.ts'
import { newRow, toRow } from '../delivery/option-values.ts'
import {
  changedFields,
  getDraft,
  emptyValues,
  getFields,
  nestValues,
  readableAnswers,
  toSellValues,
} from './sell-values.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'

const own: OwnListing = {
  id: toListingId(12),
  seller_id: toAccountId(1002),
  type: 'general',
  status: 'draft',
  title: 'Cinelli Tutto, 54 cm',
  subtitle: 'Serviced in October',
  category_id: 7,
  condition: 'used',
  description: 'Rides well.\n\nNew tyres.',
  images: [],
  documents: [],
  sale_method: 'auction',
  start_price_cents: 10_00,
  reserve_price_cents: 40_00,
  buy_now_price_cents: null,
  accepts_offers: false,
  auto_accept_cents: null,
  auto_decline_cents: null,
  quantity: 1,
  duration_minutes: 10_080,
  closes_at: null,
  pickup: 'must',
  delivery_options: [aCourierOption({ further_cents: 200, days_to_send: 2 })],
  payment_methods: ['cash'],
  suburb: 'petone',
  auto_relist_left: 0,
  expires_at: null,
  scheduled_start: null,
  address: '',
  latitude: null,
  longitude: null,
  attributes: { frame: 'steel' },
  vehicle: null,
  property: null,
  updated_at: '2026-11-20T00:00:00.000Z',
  status_reason: null,
  version: 3,
}

test('a listing survives the round trip through the form', () => {
  const { fields, errors } = getDraft(toSellValues(own), [])
  const {
    id: _id,
    seller_id: _seller,
    type: _type,
    status: _status,
    images,
    updated_at: _at,
    version: _version,
    attributes: _attributes,
    vehicle: _vehicle,
    property: _property,
    expires_at: _expiry,
    scheduled_start: _start,
    status_reason: _reason,
    documents: _documents,
    ...written
  } = own
  expect(fields).toEqual({ ...written, image_ids: images, 'attributes.frame': 'steel' })
  expect(errors).toEqual({})
  expect(changedFields(getFields(own), fields)).toEqual({})
})

test('an exact end keeps its time and drops the duration', () => {
  const ends = { ...own, duration_minutes: null, closes_at: '2026-11-27T08:30:00.000Z' }
  expect(toSellValues(ends)).toMatchObject({ ends: 'at', closesLocal: '2026-11-27T21:30' })
  expect(getDraft(toSellValues(ends), []).fields).toMatchObject({
    duration_minutes: null,
    closes_at: ends.closes_at,
  })
})

describe('draftOf', () => {
  const values = emptyValues('petone')

  it('saves an empty form', () => {
    const { fields, errors } = getDraft(values, [4, 2])
    expect(fields).toMatchObject({
      title: null,
      suburb: 'petone',
      image_ids: [4, 2],
      duration_minutes: 10_080,
    })
    expect(errors).toEqual({})
  })

  it('leaves out unreadable values and reports them', () => {
    const { fields, errors } = getDraft(
      { ...values, title: 'Bowl', start_price_cents: undefined, sale_method: 'fixed_price', quantity: '2.5' },
      [],
    )
    expect(fields).toMatchObject({ title: 'Bowl' })
    expect(fields).not.toHaveProperty('start_price_cents')
    expect(fields).not.toHaveProperty('quantity')
    expect(Object.keys(errors)).toEqual(['start_price_cents', 'quantity'])
  })

  it('saves complete delivery options and asks for the others', () => {
    const delivery = [toRow(aCourierOption()), newRow(2, { isVehicle: false })]
    const { fields, errors } = getDraft({ ...values, delivery }, [])
    expect(fields.delivery_options).toEqual([aCourierOption()])
    expect(errors.delivery_options).toMatch(/Complete each delivery option/)
  })

  it('an auction sells one item even if its fixed price had more', () => {
    const several = { ...values, sale_method: 'fixed_price' as const, quantity: '5' }
    expect(getDraft(several, []).fields.quantity).toBe(5)
    expect(getDraft({ ...several, sale_method: 'auction' }, []).fields.quantity).toBe(1)
  })
})

test('only changed fields are sent', () => {
  const before = getFields(own)
  expect(changedFields(before, { ...before, title: 'Other', image_ids: [1] })).toEqual({
    title: 'Other',
    image_ids: [1],
  })
})

test('answers are sent by key, and unreadable ones wait or go with their category', () => {
  const attributes = { frame: 'steel', width: undefined, folds: false, colour: null }
  const { fields, errors } = getDraft({ ...emptyValues(null), attributes }, [])
  expect(nestValues(fields)).toMatchObject({ attributes: { frame: 'steel', folds: false, colour: null } })
  expect(errors).toEqual({ 'attributes.width': 'Enter a number, like 54 or 27.5.' })
  expect(Object.keys(readableAnswers(attributes))).toEqual(['frame', 'folds', 'colour'])
})

describe('a vehicle', () => {
  const values = emptyValues('petone', 'vehicle')

  it('starts empty', () => {
    const { fields, errors } = getDraft(values, [])
    expect(fields).toMatchObject({
      'vehicle.plate': null,
      'vehicle.odometer_km': null,
      'vehicle.features': [],
    })
    expect(errors).toEqual({})
  })

  it('reads typed numbers and lists and reports unreadable ones', () => {
    const vehicle = {
      ...values.vehicle!,
      odometer_km: '84 250',
      features: 'Tow bar\n\n Heated seats ',
      year: 'old',
    }
    const { fields, errors } = getDraft({ ...values, vehicle }, [])
    expect(fields).toMatchObject({
      'vehicle.odometer_km': 84_250,
      'vehicle.features': ['Tow bar', 'Heated seats'],
    })
    expect(fields).not.toHaveProperty(['vehicle.year'])
    expect(errors).toEqual({ 'vehicle.year': 'The year must be a whole number.' })
  })

  it('is sent with its dependent fields', () => {
    expect(nestValues({ title: 'Aqua', 'vehicle.make': 'Toyota', 'vehicle.year': 2016 })).toEqual({
      title: 'Aqua',
      vehicle: { make: 'Toyota', year: 2016 },
    })
  })
})

test('a property is sold by enquiry, with its date read in Auckland time', () => {
  const values = emptyValues('petone', 'property')
  const property = { ...values.property!, price_method_date: '2026-12-05T14:00' }
  expect(getDraft({ ...values, property }, []).fields).toMatchObject({
    sale_method: 'enquire',
    'property.price_method_date': '2026-12-05T01:00:00.000Z',
  })
})
