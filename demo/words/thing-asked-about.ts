import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'

export interface QuestionedListing {
  type: 'general' | 'vehicle' | 'property'
  category: string
  condition: 'new' | 'used' | null
  sale_method: 'auction' | 'fixed_price' | 'enquire'
  has_reserve: boolean
  pickup: 'none' | 'allowed' | 'must'
  delivery_options: DeliveryOption[]
  quantity: number
}
