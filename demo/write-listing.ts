import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import { courier, makeOptions, ownDelivery, post } from './delivery-options.ts'
import { fillChoices, type Delivery, type Item, type Kind } from './kinds.ts'
import type { Seeded } from './seeded.ts'

export interface WrittenListing {
  title: string
  description: string
  condition: 'new' | 'used' | null
  sale_method: 'auction' | 'fixed_price' | 'enquire'
  start_price_cents: number | null
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
  quantity: number
  pickup: 'none' | 'allowed' | 'must'
  delivery_options: DeliveryOption[]
  payment_methods: ('bank_transfer' | 'cash')[]
}

export function writeListing(kind: Kind, item: Item, dice: Seeded): WrittenListing {
  const worthCents = item.worthCents * (0.87 + dice.chance() * 0.26)
  const terms =
    kind.sells === 'auction' && dice.chance() < 0.9
      ? auctionTerms(worthCents, dice)
      : fixedTerms(kind, worthCents, dice)
  return {
    title: fillChoices(item.title, dice.pick),
    description: describe(kind, item, terms, dice),
    condition: kind.condition,
    ...terms,
    ...pickDelivery(kind.delivery, dice),
    payment_methods: dice.chance() < 0.25 ? ['bank_transfer'] : ['bank_transfer', 'cash'],
  }
}

type Terms = Pick<
  WrittenListing,
  'sale_method' | 'start_price_cents' | 'reserve_price_cents' | 'buy_now_price_cents' | 'quantity'
>

export function auctionTerms(worthCents: number, dice: Seeded): Terms {
  const fromADollar = dice.chance() < 0.17
  const start = fromADollar ? 100 : roundPrice(worthCents * (0.25 + dice.chance() * 0.33))
  const reserve =
    !fromADollar && dice.chance() < 0.3
      ? Math.max(start, roundPrice(worthCents * (0.58 + dice.chance() * 0.16)))
      : null
  const buyNow =
    dice.chance() < 0.3
      ? Math.max(start, reserve ?? 0, roundPrice(worthCents * (1.05 + dice.chance() * 0.2)))
      : null
  return {
    sale_method: 'auction',
    start_price_cents: start,
    reserve_price_cents: reserve,
    buy_now_price_cents: buyNow,
    quantity: 1,
  }
}

function fixedTerms({ many }: Kind, worthCents: number, dice: Seeded): Terms {
  return {
    sale_method: 'fixed_price',
    start_price_cents: null,
    reserve_price_cents: null,
    buy_now_price_cents: roundPrice(worthCents * (0.92 + dice.chance() * 0.14)),
    quantity: many ? dice.between(2, 14) : 1,
  }
}

export function roundPrice(cents: number): number {
  const step = cents < 25_00 ? 100 : cents < 120_00 ? 500 : cents < 1000_00 ? 1000 : 5000
  return Math.max(step, Math.round(cents / step) * step)
}

function describe({ notes, delivery }: Kind, { detail }: Item, terms: Terms, dice: Seeded): string {
  const [first, second] = dice.shuffled(notes)
  const after = [...(dice.chance() < 0.55 ? [second ?? ''] : []), ...writeClosingText(delivery, terms, dice)]
  const opening = detail.length < 60 || dice.chance() < 0.7 ? `${detail} ${first}` : detail
  return fillChoices(after.length > 0 ? `${opening}\n\n${after.join(' ')}` : opening, dice.pick)
}

function writeClosingText(delivery: Delivery, terms: Terms, dice: Seeded): string[] {
  const sentences: string[] = []
  if (terms.start_price_cents === 100 && dice.chance() < 0.7) sentences.push(dice.pick(dollarWords))
  if (dice.chance() < 0.45) sentences.push(dice.pick(handingOver[delivery]))
  if (dice.chance() < 0.15) sentences.push(dice.pick(partingWords))
  return sentences
}

const dollarWords = [
  'One dollar, no reserve: it goes to whoever wants it most.',
  'Starts at a dollar and will be sold.',
  'No reserve. I would rather see it used.',
  'Dollar reserve, so have a go.',
]

const handingOver: Record<Delivery, string[]> = {
  post: [
    'Sent the day after payment, tracked.',
    'Packed well; I post on my way to work.',
    'Can be dropped off if you are near me.',
    'Post shop is across the road, so it leaves the same day.',
    'Rural delivery costs the usual bit more.',
    'Two things won, one postage.',
  ],
  parcel: [
    'Boxed with care; a courier picks it up here.',
    'Pick-up is easiest, but I have sent such a thing before.',
    'Goes by courier from Monday to Thursday so that it does not sit over a weekend.',
    'Could meet you halfway if halfway is sensible.',
    'Happy to hold it for a week or two if you are passing through.',
    'The box is ready, it only needs your address.',
  ],
  nearby: [
    'I can bring it over within 20 km, weekends suit best.',
    'Delivery nearby by trailer, otherwise fetch it from here.',
    'Somebody is home most days after four.',
    'Bring a friend: it takes two to carry.',
    'My brother has a van, so it can come to you if you live near.',
    'I can help you load if you would rather pick it up.',
  ],
  pickup: [
    'Pick-up only, evenings or weekends.',
    'There is parking outside and I can help you load.',
    'Please fetch it within a week of the auction.',
    'Somebody is home most days after four.',
    'A local mover goes for about $80 in town if you have no trailer.',
    'I can lend you straps and a trolley.',
  ],
}

const partingWords = [
  'Ask away if anything is unclear.',
  'Genuine reason for sale: too many things.',
  'Have a look at what else I have listed.',
  'Thanks for looking.',
  'Cheers.',
  'Ngā mihi.',
]

function pickDelivery(delivery: Delivery, dice: Seeded): Pick<WrittenListing, 'pickup' | 'delivery_options'> {
  if (delivery === 'pickup') return { pickup: 'must', delivery_options: [] }
  if (delivery === 'nearby') return { pickup: 'allowed', delivery_options: makeOptions(ownDelivery(20, 35)) }
  return { pickup: 'allowed', delivery_options: dice.pick(delivery === 'post' ? letters : parcels) }
}

const letters = [
  makeOptions(courier({ north: 7, south: 9, rural: 4.5, days: 2 })),
  makeOptions(post({ north: 6, south: 6, days: 3 }), courier({ north: 8, south: 12, rural: 5 })),
  makeOptions(courier({ north: 8, south: 8, ownRegion: 6, rural: 4.5 })),
  makeOptions(courier({ north: 9, south: 13, rural: 6, days: 1, name: 'signature required' })),
]

const parcels = [
  makeOptions(courier({ north: 9, south: 14, rural: 6, days: 3 })),
  makeOptions(courier({ north: 8.5, south: 13, ownRegion: 6.5, rural: 5.5, days: 2 })),
  makeOptions(courier({ north: 9, south: 14, rural: 6 }), ownDelivery(20, 10)),
  makeOptions(courier({ north: 9, south: 12, rural: 5, days: 2, name: 'boxed' })),
]
