import type { VehicleRecord } from '#domains/vehicles/common/vehicle-data.ts'

export type SampleModel = Pick<
  VehicleRecord,
  | 'subtype'
  | 'make'
  | 'model'
  | 'model_detail'
  | 'fuel_type'
  | 'transmission'
  | 'drive'
  | 'body_style'
  | 'engine_cc'
  | 'power_kw'
  | 'seats'
  | 'doors'
>

type Body = NonNullable<VehicleRecord['body_style']>
type Drive = NonNullable<VehicleRecord['drive']>
type Fuel = NonNullable<VehicleRecord['fuel_type']>
type Gears = NonNullable<VehicleRecord['transmission']>
type Name = [make: string, model: string, detail: string]
type Engine = [fuel: Fuel, cc: number | null, kw: number, gears: Gears]
type Shape = [body: Body, drive: Drive, seats: number, doors: number]

const named = ([make, model, modelDetail]: Name) => ({ make, model, model_detail: modelDetail })
const driven = ([fuelType, engineCc, powerKw, transmission]: Engine) => ({
  fuel_type: fuelType,
  engine_cc: engineCc,
  power_kw: powerKw,
  transmission,
})

const car = (name: Name, engine: Engine, [bodyStyle, drive, seats, doors]: Shape): SampleModel => ({
  subtype: 'car',
  ...named(name),
  ...driven(engine),
  body_style: bodyStyle,
  drive,
  seats,
  doors,
})

const bare = { drive: null, body_style: null, seats: null, doors: null }

const motorbike = (name: Name, cc: number, kw: number): SampleModel => ({
  ...bare,
  subtype: 'motorbike',
  ...named(name),
  ...driven(['petrol', cc, kw, 'manual']),
  seats: 2,
})

const caravan = (name: Name): SampleModel => ({
  ...bare,
  subtype: 'caravan',
  ...named(name),
  fuel_type: null,
  transmission: null,
  engine_cc: null,
  power_kw: null,
})

const truck = (name: Name, engine: Engine, seats: number): SampleModel => ({
  ...bare,
  subtype: 'truck',
  ...named(name),
  ...driven(engine),
  drive: 'rear',
  seats,
})

export const sampleModels = {
  aqua: car(['Toyota', 'Aqua', 'S'], ['hybrid', 1497, 54, 'cvt'], ['hatchback', 'front', 5, 5]),
  corolla: car(['Toyota', 'Corolla', 'GX'], ['petrol', 1987, 125, 'cvt'], ['hatchback', 'front', 5, 5]),
  corollaHybrid: car(
    ['Toyota', 'Corolla', 'ZR Hybrid'],
    ['hybrid', 1798, 103, 'cvt'],
    ['hatchback', 'front', 5, 5],
  ),
  rav4: car(['Toyota', 'RAV4', 'GXL Hybrid'], ['hybrid', 2487, 163, 'cvt'], ['suv', 'all_wheel', 5, 5]),
  hilux: car(
    ['Toyota', 'Hilux', 'SR5 double cab'],
    ['diesel', 2755, 150, 'automatic'],
    ['ute', 'four_wheel', 5, 4],
  ),
  prius: car(['Toyota', 'Prius', 'S Touring'], ['hybrid', 1797, 73, 'cvt'], ['hatchback', 'front', 5, 5]),
  hiace: car(['Toyota', 'Hiace', 'ZL'], ['diesel', 2982, 100, 'automatic'], ['van', 'rear', 3, 5]),
  prado: car(
    ['Toyota', 'Land Cruiser Prado', 'VX'],
    ['diesel', 2755, 150, 'automatic'],
    ['suv', 'four_wheel', 7, 5],
  ),
  yaris: car(['Toyota', 'Yaris', 'GX Hybrid'], ['hybrid', 1490, 85, 'cvt'], ['hatchback', 'front', 5, 5]),
  ranger: car(
    ['Ford', 'Ranger', 'Wildtrak double cab'],
    ['diesel', 1996, 157, 'automatic'],
    ['ute', 'four_wheel', 5, 4],
  ),
  focus: car(['Ford', 'Focus', 'Trend'], ['petrol', 1999, 125, 'automatic'], ['hatchback', 'front', 5, 5]),
  falcon: car(['Ford', 'Falcon', 'XR6'], ['petrol', 3984, 195, 'automatic'], ['sedan', 'rear', 5, 4]),
  mazda3: car(['Mazda', '3', 'GSX'], ['petrol', 1998, 114, 'automatic'], ['hatchback', 'front', 5, 5]),
  demio: car(['Mazda', 'Demio', '13S'], ['petrol', 1298, 68, 'automatic'], ['hatchback', 'front', 5, 5]),
  cx5: car(['Mazda', 'CX-5', 'GSX'], ['petrol', 2488, 140, 'automatic'], ['suv', 'all_wheel', 5, 5]),
  mx5: car(['Mazda', 'MX-5', 'Limited'], ['petrol', 1998, 135, 'manual'], ['convertible', 'rear', 2, 2]),
  leaf: car(
    ['Nissan', 'Leaf', 'X 40 kWh'],
    ['electric', null, 110, 'automatic'],
    ['hatchback', 'front', 5, 5],
  ),
  navara: car(['Nissan', 'Navara', 'ST-X'], ['diesel', 2298, 140, 'automatic'], ['ute', 'four_wheel', 5, 4]),
  xtrail: car(['Nissan', 'X-Trail', 'Ti'], ['petrol', 2488, 126, 'cvt'], ['suv', 'all_wheel', 5, 5]),
  note: car(['Nissan', 'Note', 'e-Power'], ['hybrid', 1198, 80, 'automatic'], ['hatchback', 'front', 5, 5]),
  outlander: car(
    ['Mitsubishi', 'Outlander', 'PHEV XLS'],
    ['plug_in_hybrid', 1998, 87, 'automatic'],
    ['suv', 'all_wheel', 5, 5],
  ),
  asx: car(['Mitsubishi', 'ASX', 'LS'], ['petrol', 1998, 110, 'cvt'], ['suv', 'front', 5, 5]),
  triton: car(
    ['Mitsubishi', 'Triton', 'GLX-R'],
    ['diesel', 2442, 133, 'automatic'],
    ['ute', 'four_wheel', 5, 4],
  ),
  swift: car(['Suzuki', 'Swift', 'GLX'], ['petrol', 1242, 66, 'cvt'], ['hatchback', 'front', 5, 5]),
  jimny: car(['Suzuki', 'Jimny', 'JX'], ['petrol', 1462, 75, 'manual'], ['suv', 'four_wheel', 4, 3]),
  fit: car(['Honda', 'Fit', '13G'], ['petrol', 1317, 73, 'cvt'], ['hatchback', 'front', 5, 5]),
  civic: car(['Honda', 'Civic', 'VTi-S'], ['petrol', 1799, 103, 'automatic'], ['sedan', 'front', 5, 4]),
  crv: car(['Honda', 'CR-V', 'Sport'], ['petrol', 2354, 140, 'cvt'], ['suv', 'all_wheel', 5, 5]),
  outback: car(
    ['Subaru', 'Outback', '2.5i Premium'],
    ['petrol', 2498, 129, 'cvt'],
    ['station_wagon', 'all_wheel', 5, 5],
  ),
  forester: car(['Subaru', 'Forester', '2.5i'], ['petrol', 2498, 136, 'cvt'], ['suv', 'all_wheel', 5, 5]),
  legacy: car(
    ['Subaru', 'Legacy', 'GT Wagon'],
    ['petrol', 1994, 191, 'automatic'],
    ['station_wagon', 'all_wheel', 5, 5],
  ),
  golf: car(
    ['Volkswagen', 'Golf', 'TSI Comfortline'],
    ['petrol', 1395, 92, 'semi_automatic'],
    ['hatchback', 'front', 5, 5],
  ),
  commodore: car(
    ['Holden', 'Commodore', 'SV6'],
    ['petrol', 3564, 210, 'automatic'],
    ['station_wagon', 'rear', 5, 5],
  ),
  colorado: car(
    ['Holden', 'Colorado', 'LTZ'],
    ['diesel', 2776, 147, 'automatic'],
    ['ute', 'four_wheel', 5, 4],
  ),
  sportage: car(['Kia', 'Sportage', 'LX'], ['petrol', 1999, 114, 'automatic'], ['suv', 'front', 5, 5]),
  kona: car(
    ['Hyundai', 'Kona', 'Electric 64 kWh'],
    ['electric', null, 150, 'automatic'],
    ['suv', 'front', 5, 5],
  ),
  tucson: car(['Hyundai', 'Tucson', 'Elite'], ['petrol', 1999, 115, 'automatic'], ['suv', 'front', 5, 5]),
  model3: car(
    ['Tesla', 'Model 3', 'Rear-Wheel Drive'],
    ['electric', null, 208, 'automatic'],
    ['sedan', 'rear', 5, 4],
  ),
  atto3: car(
    ['BYD', 'Atto 3', 'Extended Range'],
    ['electric', null, 150, 'automatic'],
    ['suv', 'front', 5, 5],
  ),
  mgZs: car(['MG', 'ZS', 'Essence'], ['petrol', 1498, 84, 'automatic'], ['suv', 'front', 5, 5]),
  bmw320: car(['BMW', '320i', 'M Sport'], ['petrol', 1998, 135, 'automatic'], ['sedan', 'rear', 5, 4]),
  audiA4: car(
    ['Audi', 'A4', '2.0 TFSI Avant'],
    ['petrol', 1984, 140, 'semi_automatic'],
    ['station_wagon', 'front', 5, 5],
  ),
  mt07: motorbike(['Yamaha', 'MT-07', 'LA'], 689, 54),
  cb500x: motorbike(['Honda', 'CB500X', 'ABS'], 471, 35),
  ninja400: motorbike(['Kawasaki', 'Ninja 400', 'ABS'], 399, 33),
  bonneville: motorbike(['Triumph', 'Bonneville T120', 'Black'], 1200, 59),
  dr650: motorbike(['Suzuki', 'DR650SE', 'Standard'], 644, 32),
  sprite: caravan(['Sprite', 'Major 4', 'Four berth']),
  bailey: caravan(['Bailey', 'Unicorn Cadiz', 'Four berth']),
  canter: truck(['Fuso', 'Canter', '515 tipper'], ['diesel', 2998, 110, 'semi_automatic'], 3),
  njr: truck(['Isuzu', 'NJR', 'Flat deck'], ['diesel', 2999, 110, 'manual'], 3),
} satisfies Record<string, SampleModel>
