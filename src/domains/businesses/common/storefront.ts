import { operation } from '#platform/common/operation.ts'
import type * as shapes from './storefront.shapes.ts'

export type * from './storefront.shapes.ts'

export const maxOpeningsADay = 3
export const maxSpecialDays = 60

export const getStorefront = operation<typeof shapes.getStorefront>('GET /storefront')({
  name: 'getStorefront',
  summary: 'The storefront of a seller: branding, opening hours and agents; without `seller` my own',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const findShop = operation<typeof shapes.findShop>('GET /shop')({
  name: 'findShop',
  summary: 'Whose storefront has an address, and its present one where it was replaced',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const putStorefront = operation<typeof shapes.putStorefront>('PUT /storefront')({
  name: 'putStorefront',
  summary: 'Set the address and opening hours of my storefront, or of a member’s as an admin',
  access: 'signed_in',
  duty: 'memberHelp',
  limit: { calls: 120, per: 'hour' },
  refusals: ['not_in_trade'],
})

export const getBranding = operation<typeof shapes.getBranding>('GET /branding')({
  name: 'getBranding',
  summary: 'My branding, or of a business as everyone sees it',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const putBranding = operation<typeof shapes.putBranding>('PUT /branding')({
  name: 'putBranding',
  summary: 'Set my branding, or a member’s as an admin; empty removes it',
  access: 'signed_in',
  duty: 'memberHelp',
  limit: { calls: 120, per: 'hour' },
  refusals: ['not_in_trade', 'subscription_required'],
})
