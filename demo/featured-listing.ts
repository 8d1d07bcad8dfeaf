import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'

/** Prices in cents, closings in minutes from the first start. */
export interface FeaturedListing {
  title: string
  subtitle?: string
  category: string
  icon: string
  pictures: number
  condition: 'new' | 'used'
  description: string
  sale_method: 'auction' | 'fixed_price'
  start_price_cents?: number
  reserve_price_cents?: number
  buy_now_price_cents?: number
  quantity?: number
  worthCents: number
  closesInMinutes?: number
  pickup: 'none' | 'allowed' | 'must'
  delivery_options: DeliveryOption[]
  suburb: string
}
