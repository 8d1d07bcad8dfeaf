/** What vehicles and those who drive them are known by (trading-rules.md › New Zealand forms); both sides read them alike. */

export type PlateReading = { plate: string } | { problem: string }

/** A plate: up to six letters and digits, in capitals and without spaces. */
export function readPlate(typed: string): PlateReading {
  const plate = typed.toUpperCase().replace(/\s+/g, '')
  if (plate === '') return { problem: 'Type the plate, for example QKB482.' }
  return /^[A-Z0-9]{1,6}$/.test(plate)
    ? { plate }
    : { problem: 'A plate has up to six letters and digits, for example QKB482.' }
}

export type VinReading = { vin: string } | { problem: string }

/** A VIN. Its ninth character is no check digit in those that New Zealand issues (7A…), so none is looked at. */
export function readVin(typed: string): VinReading {
  const vin = typed.toUpperCase().replace(/[\s-]+/g, '')
  if (/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return { vin }
  if (/^[A-Z0-9]{17}$/.test(vin))
    return { problem: 'A VIN has no letters I, O or Q. They are 1 and 0, most likely.' }
  return { problem: `A VIN has 17 letters and digits; this has ${vin.length}.` }
}

export type LicenceReading = { licence_number: string } | { problem: string }

/** A driver licence number as field 5a of the card has it. */
export function readLicenceNumber(typed: string): LicenceReading {
  const licence_number = typed.toUpperCase().replace(/\s+/g, '')
  return /^[A-Z]{2}\d{6}$/.test(licence_number)
    ? { licence_number }
    : { problem: 'A driver licence number is two letters and six digits, for example AB123456.' }
}

export type CardVersionReading = { card_version: string } | { problem: string }

/** The version of the card, field 5b: it tells a card from the ones before it. */
export function readCardVersion(typed: string): CardVersionReading {
  const card_version = typed.replace(/\s+/g, '')
  return /^\d{3}$/.test(card_version)
    ? { card_version }
    : { problem: 'The card version is the three digits in field 5b of the card.' }
}
