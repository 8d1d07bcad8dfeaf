/** What a vehicle is narrowed by, with the words of each choice, in the order of the rail. */
export const vehicleChoices = {
  subtype: {
    label: 'Kind of vehicle',
    options: {
      car: 'Car',
      motorbike: 'Motorbike',
      boat: 'Boat',
      caravan: 'Caravan or motorhome',
      truck: 'Truck',
      machinery: 'Machinery',
      parts: 'Parts',
    },
  },
  body_style: {
    label: 'Body style',
    options: {
      hatchback: 'Hatchback',
      sedan: 'Sedan',
      station_wagon: 'Station wagon',
      suv: 'SUV',
      ute: 'Ute',
      van: 'Van',
      coupe: 'Coupé',
      convertible: 'Convertible',
      other: 'Other',
    },
  },
  fuel_type: {
    label: 'Fuel',
    options: {
      petrol: 'Petrol',
      diesel: 'Diesel',
      hybrid: 'Hybrid',
      plug_in_hybrid: 'Plug-in hybrid',
      electric: 'Electric',
      lpg: 'LPG',
      other: 'Other',
    },
  },
  transmission: {
    label: 'Transmission',
    options: { automatic: 'Automatic', manual: 'Manual', semi_automatic: 'Semi-automatic', cvt: 'CVT' },
  },
} as const

export type VehicleChoice = keyof typeof vehicleChoices
