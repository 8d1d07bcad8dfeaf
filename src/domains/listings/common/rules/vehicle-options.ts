import type { Options } from './listing-field.ts'
import * as t from '#domains/listings/texts.ts'

export const subtypes = {
  car: t.car,
  motorbike: t.motorbike,
  boat: t.boat,
  caravan: t.caravan_or_motorhome,
  truck: t.truck,
  machinery: t.machinery,
  parts: t.parts,
} satisfies Options

export const fuels = {
  petrol: t.petrol,
  diesel: t.diesel,
  hybrid: t.hybrid,
  plug_in_hybrid: t.plug_in_hybrid,
  electric: t.electric,
  lpg: () => 'LPG',
  other: t.other,
} satisfies Options

export const transmissions = {
  automatic: t.automatic,
  manual: t.manual,
  semi_automatic: () => 'Semi-automatic',
  cvt: () => 'CVT',
} satisfies Options

export const drives = {
  front: t.front_wheel_drive,
  rear: t.rear_wheel_drive,
  all_wheel: t.all_wheel_drive,
  four_wheel: t.four_wheel_drive,
} satisfies Options

export const bodyStyles = {
  hatchback: t.hatchback,
  sedan: t.sedan,
  station_wagon: t.station_wagon,
  suv: () => 'SUV',
  ute: t.ute,
  van: t.van,
  coupe: () => 'Coupé',
  convertible: t.convertible,
  other: t.other,
} satisfies Options

export const hulls = {
  aluminium: t.aluminium,
  fibreglass: t.fibreglass,
  inflatable: t.inflatable,
  plastic: t.plastic,
  steel: t.steel,
  wood: t.wood,
  other: t.other,
} satisfies Options
