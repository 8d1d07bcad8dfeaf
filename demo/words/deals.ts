import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import { courier, makeOptions, post } from '../delivery-options.ts'

export type DealState =
  | 'to_choose'
  | 'to_pay'
  | 'paid'
  | 'sent'
  | 'completed'
  | 'cancelled'
  | 'proposed'
  | 'to_join'
  | 'pickup'

export interface DealPlan {
  title: string
  description: string
  category: string
  icon: string
  price_cents: number
  /** First names of members. */
  seller: string
  buyer: string
  state: DealState
  /** Since both agreed. */
  hoursAgo: number
  pickup: 'none' | 'allowed' | 'must'
  delivery_options: DeliveryOption[]
}

const byCourier = makeOptions(
  courier({ north: 7, south: 12, ownRegion: 5, rural: 4.5, further: 2, days: 2 }),
  post({ north: 6, south: 6, days: 4 }),
)
const sent = { pickup: 'allowed', delivery_options: byCourier } as const
const collected = { pickup: 'must' as const, delivery_options: [] }

/** Sales of the accounts to sign in with, one in each state for each of their two sides. */
export const deals: DealPlan[] = [
  {
    title: 'Crown Lynn teapot, Autumn Splendour',
    description: 'From my aunt’s cupboard. No chips, one hairline inside the lid that doesn’t leak.',
    category: 'pottery-china',
    icon: 'teapot',
    price_cents: 4800,
    seller: 'Tāmati',
    buyer: 'Mere',
    state: 'to_choose',
    hoursAgo: 20,
    ...sent,
  },
  {
    title: 'Head torch, 400 lumens, rechargeable',
    description: 'Used on one tramp. Charges by USB-C and holds six hours on low.',
    category: 'sports-camping-gear',
    icon: 'flashlight',
    price_cents: 2400,
    seller: 'Tāmati',
    buyer: 'Mere',
    state: 'to_pay',
    hoursAgo: 26,
    ...sent,
  },
  {
    title: 'Over-ear headphones, noise cancelling, black',
    description: 'Two years old, ear pads replaced in spring. With case and cable.',
    category: 'electronics-headphones',
    icon: 'headphone',
    price_cents: 11_500,
    seller: 'Priya',
    buyer: 'Mere',
    state: 'paid',
    hoursAgo: 50,
    ...sent,
  },
  {
    title: 'Daypack, 28 litres, dark green',
    description: 'Carried a laptop for a winter. All zips run, the rain cover is in its pocket.',
    category: 'sports-camping-packs',
    icon: 'backpack',
    price_cents: 6500,
    seller: 'Tāmati',
    buyer: 'Mere',
    state: 'sent',
    hoursAgo: 76,
    ...sent,
  },
  {
    title: 'Mantel clock, oak, strikes the hour',
    description: 'Serviced in 2024 and keeps time to a minute a week. The key comes with it.',
    category: 'antiques-furniture',
    icon: 'mantelpiece-clock',
    price_cents: 18_000,
    seller: 'Priya',
    buyer: 'Mere',
    state: 'completed',
    hoursAgo: 240,
    ...sent,
  },
  {
    title: 'Set of four enamel camping mugs',
    description: 'Cream with a blue rim, hardly used.',
    category: 'home-kitchen',
    icon: 'hot-beverage',
    price_cents: 2200,
    seller: 'Priya',
    buyer: 'Mere',
    state: 'cancelled',
    hoursAgo: 120,
    ...sent,
  },
  {
    title: 'Two-person tramping tent, three season',
    description: 'Pitched perhaps ten times. One small repair at the fly, sealed and dry.',
    category: 'sports-camping-gear',
    icon: 'camping',
    price_cents: 14_000,
    seller: 'Tāmati',
    buyer: 'Priya',
    state: 'proposed',
    hoursAgo: 30,
    ...sent,
  },
  {
    title: 'Box kite, ripstop nylon',
    description: 'Flies from a light breeze. Line and winder included.',
    category: 'toys-outdoor',
    icon: 'kite',
    price_cents: 3200,
    seller: 'Mere',
    buyer: 'Tāmati',
    state: 'to_join',
    hoursAgo: 14,
    ...sent,
  },
  {
    title: 'Board game box: three classics, complete',
    description: 'Every piece counted. The rules are in the lid.',
    category: 'toys-games-puzzles',
    icon: 'game-die',
    price_cents: 2800,
    seller: 'Mere',
    buyer: 'Tāmati',
    state: 'to_join',
    hoursAgo: 12,
    ...sent,
  },
  {
    title: 'Rimu stool, turned legs',
    description: 'Made by my grandfather. Solid, with the marks of fifty years.',
    category: 'home-living-room-chairs',
    icon: 'chair',
    price_cents: 9000,
    seller: 'Mere',
    buyer: 'George',
    state: 'pickup',
    hoursAgo: 18,
    ...collected,
  },
  {
    title: 'Film camera, 35 mm, with 50 mm lens',
    description: 'Light seals replaced last year, meter agrees with my phone.',
    category: 'electronics-cameras-film',
    icon: 'camera-with-flash',
    price_cents: 16_500,
    seller: 'Mere',
    buyer: 'Priya',
    state: 'to_choose',
    hoursAgo: 22,
    ...sent,
  },
  {
    title: 'Merino throw, charcoal, 180 cm',
    description: 'A present that doesn’t match our sofa. Washed once.',
    category: 'home-bedding',
    icon: 'couch-and-lamp',
    price_cents: 7500,
    seller: 'Mere',
    buyer: 'Tāmati',
    state: 'paid',
    hoursAgo: 44,
    ...sent,
  },
  {
    title: 'Ukulele, mahogany, concert size',
    description: 'New strings, soft case, a songbook on top.',
    category: 'music-instruments-ukuleles',
    icon: 'banjo',
    price_cents: 8500,
    seller: 'Mere',
    buyer: 'Priya',
    state: 'completed',
    hoursAgo: 300,
    ...sent,
  },
]

export const pickupPlace = 'By the bucket fountain, Cuba Street'
export const proposalReason = 'I could do a little better if you’re happy to wait until Friday.'
export const cancelReason = 'I found a set at home after all. Sorry for the trouble.'
export const wellReviewed = [
  { about_role: 'seller', text: 'Just as described, and packed with care. Thank you!' },
  { about_role: 'buyer', text: 'Paid the same evening. Easy to deal with.' },
] as const
