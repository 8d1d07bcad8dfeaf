import { expect, test } from 'vitest'
import { checkClaims, type Claims } from './claim-checks.ts'
import type { Finding } from '#domains/selling/common/selling.ts'
import { propertyFieldShapes, type OwnProperty } from '#domains/listings/common/properties.shapes.ts'
import { vehicleFieldShapes, type Vehicle } from '#domains/listings/common/vehicles.shapes.ts'

const now = new Date('2026-11-20T08:00:00Z')

const blank = (fields: object, empty: object) =>
  ({ ...Object.fromEntries(Object.keys(fields).map((field) => [field, null])), ...empty }) as unknown
const vehicle = (text: Partial<Vehicle>) =>
  ({ ...(blank(vehicleFieldShapes, { features: [] }) as Vehicle), ...text }) satisfies Vehicle
const property = (text: Partial<OwnProperty>) =>
  ({
    ...(blank(propertyFieldShapes, { open_homes: [], amenities: [], shows_address: false }) as OwnProperty),
    ...text,
  }) satisfies OwnProperty

const thing: Claims = {
  title: 'Road bike, 54 cm',
  subtitle: '',
  description: 'Rides well.',
  condition: 'used',
  start_price_cents: 100_00,
  reserve_price_cents: null,
  buy_now_price_cents: 400_00,
  vehicle: null,
  property: null,
  seller_kind: 'private',
}
const trader: Partial<Claims> = { seller_kind: 'in_trade' }
const rental: Partial<Claims> = {
  condition: null,
  start_price_cents: null,
  buy_now_price_cents: null,
  property: property({ purpose: 'rent', weekly_rent_cents: 650_00 }),
}
const flat: Partial<Claims> = { ...rental, property: property({ purpose: 'flatmate' }) }
const rules = (changes: Partial<Claims>) =>
  checkClaims({ ...thing, ...changes }, now).map(
    ({ rule, weight }) => `${rule}${weight === 'forbidden' ? ', forbidden' : ''}`,
  )

type Rule = Finding['rule'] | 'turns_people_away, forbidden' | 'rent_bidding, forbidden'

test.each<[string, Partial<Claims>, Rule?]>([
  ['Price is $450.', {}, 'price_in_text'],
  ['Asking NZ$\u00a01,250 or near offer', {}, 'price_in_text'],
  ['$350 ono', {}, 'price_in_text'],
  ['Buy now $400.00', {}],
  ['Yours for $0.4k', {}],
  ['Cost $900 new, retail price $950. Courier $12.', {}],
  ['Open to offers. Price $450', { start_price_cents: null, buy_now_price_cents: null }],
  ['$700 per week, water included', rental, 'price_in_text'],
  ['$650 pw, water included', rental],
  ['Ring 021 555 0199', {}, 'contact_details'],
  ['Write to kahu@example.nz', {}, 'contact_details'],
  ['See www.example.nz', {}, 'contact_details'],
  ['Serviced on 12.03.2026, 22000 km', {}],
  ['Sold as is, where is.', trader, 'no_guarantees'],
  ['Selling as-is', trader, 'no_guarantees'],
  ['No warranty', trader, 'no_guarantees'],
  ['As is where is', {}],
  ['Such as is common here.', trader],
  ['No returns.', trader, 'no_refunds'],
  ['All sales final', trader, 'no_refunds'],
  ['No refunds if you change your mind.', trader],
  ['No refunds', {}],
  ['It is brand new.', {}, 'not_used'],
  ['Never used, a present', {}, 'not_used'],
  ['Brand new in the box', {}, 'not_used'],
  ['Brand new tyres and a brand new chain.', {}],
  ['Like brand new.', {}],
  ['Brand new.', { condition: 'new' }],
  ['Lightly used', { condition: 'new' }, 'not_new'],
  ['Sorry, no children.', rental, 'turns_people_away, forbidden'],
  ['NO KIDS', rental, 'turns_people_away, forbidden'],
  ['No solo mums', rental, 'turns_people_away, forbidden'],
  ['no beneficiaries', rental, 'turns_people_away, forbidden'],
  ['No WINZ', rental, 'turns_people_away, forbidden'],
  ['Females only', rental, 'turns_people_away, forbidden'],
  ['No Māori', rental, 'turns_people_away, forbidden'],
  ['Kiwis only', rental, 'turns_people_away, forbidden'],
  ['No children’s play area, but a park is near.', rental],
  ['No children next door', rental],
  ['No men’s shed', rental],
  ['Adults only', rental, 'turns_people_away'],
  ['Not suitable for small children, with the cliff', rental, 'turns_people_away'],
  ['No smokers, no pets', rental],
  ['Would suit a family', rental],
  ['Suits a professional couple only', rental, 'turns_people_away'],
  ['Would suit mature lady', rental, 'turns_people_away'],
  ['Mature tenants preferred', rental, 'turns_people_away'],
  ['English speaking', rental, 'turns_people_away'],
  ['No DSS, sorry', rental, 'turns_people_away, forbidden'],
  ['no work and income', rental, 'turns_people_away, forbidden'],
  ['Must be working', rental, 'turns_people_away, forbidden'],
  ['Tenants must have a full-time job', rental, 'turns_people_away, forbidden'],
  ['Working couples only', rental, 'turns_people_away, forbidden'],
  ['The heat pump must be working when you leave', rental],
  ['Kiwis preferred', rental, 'turns_people_away, forbidden'],
  ['Females preferred', rental, 'turns_people_away, forbidden'],
  ['Married couples only', rental, 'turns_people_away, forbidden'],
  ['No wheelchairs', rental, 'turns_people_away, forbidden'],
  ['Over 30s only', rental, 'turns_people_away, forbidden'],
  ['NZ citizens only', rental, 'turns_people_away, forbidden'],
  ['Christian household preferred', rental, 'turns_people_away, forbidden'],
  ['Would suit Indian family', rental, 'turns_people_away, forbidden'],
  ['Suits women', rental, 'turns_people_away, forbidden'],
  ['English speakers only', rental, 'turns_people_away'],
  ['Mature lady wanted', rental, 'turns_people_away'],
  ['Speakers in the ceiling, English roses, a lady’s garden', rental],
  ['Would suit men’s shed lovers', rental],
  ['Two working fireplaces, wheelchair access', rental],
  ['$650 a week or best offer', rental, 'rent_bidding, forbidden'],
  ['Offers over $650', rental, 'rent_bidding, forbidden'],
  ['Highest offer gets it', rental, 'rent_bidding, forbidden'],
  ['Best offer', flat],
  ['This home offers over 120 m² of living', rental],
  ['Must be working', flat, 'turns_people_away'],
  ['Females only', flat, 'turns_people_away'],
  ['No children', { ...rental, property: property({ purpose: 'sale' }) }],
])('checkClaims handles %j', (description, changes, rule) => {
  expect(rules({ ...changes, description })).toEqual(rule ? [rule] : [])
})

test('checkClaims reports all discriminating terms at once', () => {
  const description = 'No children. Kiwis only, no children! Mature lady wanted, quiet couple preferred.'
  const says = checkClaims({ ...thing, ...rental, description }, now).map((found) => found.says)
  expect(says).toEqual([
    '“No children”, “no children”, “Kiwis only” are discrimination under the Human Rights Act. Please remove them, and describe the place instead.',
    '“quiet couple preferred”, “Mature lady wanted” may be discrimination under the Human Rights Act. It’s safer to describe the place instead.',
  ])
})

test.each<[string, Rule?]>([
  ['Ring 021 555 0199', 'contact_details'],
  ['kahu@example.nz', 'contact_details'],
  ['Asking $450', 'price_in_text'],
  ['Cost $900 new', undefined],
  ['Brand new', 'not_used'],
])('checkClaims reads a subtitle: %j', (subtitle, rule) => {
  expect(rules({ subtitle })).toEqual(rule ? [rule] : [])
  expect(checkClaims({ ...thing, subtitle }, now).map(({ says }) => says.includes('subtitle'))).toEqual(
    rule ? [true] : [],
  )
})

test.each<[string, Rule?]>([
  ['Road bike $450', 'price_in_text'],
  ['Road bike, $400', undefined],
  ['Brand new road bike with lights', undefined],
  ['Road bike, brand new', 'not_used'],
])('checkClaims reads a title: %j', (title, rule) => {
  expect(rules({ title })).toEqual(rule ? [rule] : [])
})

const car = { subtype: 'car', year: 2012 } as const

test.each<[Partial<Vehicle>, Rule?]>([
  [{ ...car, wof_expires: '2026-11-19' }, 'wof_expired'],
  // It's already the 20th in Auckland.
  [{ ...car, wof_expires: '2026-11-20' }, 'wof_old'],
  [{ ...car, wof_expires: '2027-10-19' }, 'wof_old'],
  [{ ...car, wof_expires: '2027-10-20' }],
  [{ ...car, year: 1996, wof_expires: '2027-04-19' }, 'wof_old'],
  [{ ...car, year: 1996, wof_expires: '2027-05-01' }],
  [{ ...car, year: 1996, first_registered_year: 2004, wof_expires: '2027-10-30' }],
  [{ ...car, subtype: 'truck', wof_expires: '2027-05-01' }],
  [{ ...car, year: 2025, wof_expires: '2027-06-01' }],
  [{ ...car, wof_expires: '2026-11-19', wof_at_sale: 'as_is' }],
  [{ ...car, wof_expires: null }],
  [{ ...car, year: null, wof_expires: '2027-01-01' }],
  [{ subtype: 'boat', year: 2012, wof_expires: '2020-01-01' }],
])('checkClaims reads a WoF: %j', (text, rule) => {
  expect(rules({ vehicle: vehicle(text) })).toEqual(rule ? [rule] : [])
})

test.each<[string, number | null, Rule?]>([
  ['One owner, full history', 4, 'owners_in_text'],
  ['1 careful owner', 2, 'owners_in_text'],
  ['Two owners', 2],
  ['One owner', 1],
  ['One owner', null],
  ['One NZ owner', 4],
])('checkClaims compares owners: %j with %j', (description, numberOfOwners, rule) => {
  const text = vehicle({ ...car, number_of_owners: numberOfOwners })
  expect(rules({ vehicle: text, description })).toEqual(rule ? [rule] : [])
})

test('a finding names the field, and quotes the words', () => {
  expect(checkClaims({ ...thing, ...rental, description: 'Sorry: no kids.' }, now)).toEqual([
    {
      rule: 'turns_people_away',
      field: 'description',
      says: expect.stringContaining('“no kids”'),
      weight: 'forbidden',
    },
  ])
})
