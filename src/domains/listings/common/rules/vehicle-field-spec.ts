import type { ListingField, Text } from './listing-field.ts'
import type { subtypes } from './vehicle-options.ts'

export type VehicleSubtype = keyof typeof subtypes
export type VehicleSection = 'make_and_model' | 'engine' | 'registration' | 'history' | 'extras'

export interface VehicleFieldSpec extends ListingField {
  subtypes: readonly VehicleSubtype[]
  /** Vehicle types that can't be published without it. */
  required?: { of: readonly VehicleSubtype[]; missing: Text }
  /** Its section of the form; the kind of vehicle and the plate are above the sections. */
  section?: VehicleSection
  texts: ListingField['texts'] & {
    /** Its name in dealers' stock feeds, if that isn't the label. */
    feed?: Text
  }
}

/** Kinds of vehicles that share fields. */
export const registered = ['car', 'motorbike', 'caravan', 'truck'] as const
export const onTheRoad = ['car', 'motorbike', 'truck'] as const
export const driven = ['car', 'motorbike', 'truck', 'machinery'] as const
export const motorised = [...driven, 'boat'] as const
