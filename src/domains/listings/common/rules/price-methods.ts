import type { PriceMethod } from './property-fields.ts'

export const namesPrice = (method: PriceMethod | null) =>
  method === 'asking_price' || method === 'enquiries_over'

export const hasDate = (method: PriceMethod | null) =>
  method === 'auction' || method === 'tender' || method === 'deadline_sale'
