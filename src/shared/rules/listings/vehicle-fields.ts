export type VehicleSubtype = 'car' | 'motorbike' | 'boat' | 'caravan' | 'truck' | 'machinery' | 'parts'

export type VehicleField =
  | 'subtype'
  | 'plate'
  | 'vin'
  | 'chassis_number'
  | 'make'
  | 'model'
  | 'model_detail'
  | 'year'
  | 'odometer_km'
  | 'fuel_type'
  | 'transmission'
  | 'drive'
  | 'body_style'
  | 'engine_cc'
  | 'power_kw'
  | 'seats'
  | 'doors'
  | 'exterior_colour'
  | 'number_of_owners'
  | 'import_history'
  | 'first_registered_year'
  | 'wof_expires'
  | 'rego_expires'
  | 'ruc_paid_to_km'
  | 'wof_at_sale'
  | 'on_road_costs_included'
  | 'has_security_interest'
  | 'stereo'
  | 'features'
  | 'safety_rating'
  | 'fuel_economy'
  | 'length_m'
  | 'hull'
  | 'stock_number'

const named: VehicleField[] = ['make', 'model', 'model_detail', 'year']

const registered: VehicleField[] = ['plate', 'vin', 'chassis_number', 'first_registered_year']

const onTheRoad: VehicleField[] = [
  'odometer_km',
  'wof_expires',
  'wof_at_sale',
  'rego_expires',
  'import_history',
  'on_road_costs_included',
]

const driven: VehicleField[] = ['fuel_type', 'transmission', 'engine_cc', 'power_kw']

const traded: VehicleField[] = [
  'exterior_colour',
  'number_of_owners',
  'features',
  'has_security_interest',
  'stock_number',
]

const fieldsBySubtype: Record<VehicleSubtype, VehicleField[]> = {
  car: [
    ...registered,
    ...named,
    ...onTheRoad,
    ...driven,
    ...traded,
    'drive',
    'body_style',
    'seats',
    'doors',
    'ruc_paid_to_km',
    'stereo',
    'safety_rating',
    'fuel_economy',
  ],
  motorbike: [...registered, ...named, ...onTheRoad, ...driven, ...traded, 'fuel_economy'],
  boat: [...named, 'length_m', 'hull', 'fuel_type', 'power_kw', 'seats', ...traded, 'stereo'],
  caravan: [
    ...registered,
    ...named,
    'wof_expires',
    'wof_at_sale',
    'rego_expires',
    'import_history',
    'length_m',
    ...traded,
  ],
  truck: [...registered, ...named, ...onTheRoad, ...driven, ...traded, 'drive', 'seats', 'ruc_paid_to_km'],
  machinery: [...named, ...driven, 'drive', ...traded],
  parts: ['make', 'model', 'stock_number'],
}

export function fieldsOfSubtype(subtype: VehicleSubtype | null): ReadonlySet<VehicleField> {
  return new Set<VehicleField>(['subtype', ...(subtype ? fieldsBySubtype[subtype] : [])])
}
