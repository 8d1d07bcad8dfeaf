export interface QuestionedListing {
  type: 'general' | 'vehicle' | 'property'
  category: string
  condition: 'new' | 'used' | null
  sale_method: 'auction' | 'fixed_price' | 'enquire'
  has_reserve: boolean
  pickup: 'none' | 'allowed' | 'must'
  shipping_options: { label: string; price_cents: number }[]
  quantity: number
}
