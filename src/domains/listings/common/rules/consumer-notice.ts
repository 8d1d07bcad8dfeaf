import type { VehicleSubtype } from './vehicle-fields.ts'

/** The kinds that motor vehicle trade law covers. */
export const roadSubtypes: VehicleSubtype[] = ['car', 'motorbike', 'caravan', 'truck']

export const needsNotice = (of: {
  seller_kind: 'private' | 'in_trade'
  condition: 'new' | 'used' | null
  subtype: VehicleSubtype | null
}): boolean =>
  of.seller_kind === 'in_trade' &&
  of.condition === 'used' &&
  of.subtype !== null &&
  roadSubtypes.includes(of.subtype)
