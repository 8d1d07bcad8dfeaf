import { cleanCode } from '#platform/common/formats/clean-text.ts'
import * as t from '#domains/listings/texts.ts'
/** trading-rules.md › New Zealand forms. */

export type PlateReading = { plate: string } | { problem: string }

export function readPlate(typed: string): PlateReading {
  const plate = cleanCode(typed).toUpperCase().replace(/\s+/g, '')
  if (plate === '') return { problem: t.type_the_plate_for_example_qkb482() }
  return /^[A-Z0-9]{1,6}$/.test(plate) ? { plate } : { problem: t.a_plate_has_up_to_six_letters_and() }
}

export type VinReading = { vin: string } | { problem: string }

/**
 * The ninth character isn't checked: it isn't a check digit in VINs issued in New Zealand (7A…).
 */
export function readVin(typed: string): VinReading {
  const vin = cleanCode(typed)
    .toUpperCase()
    .replace(/[\s-]+/g, '')
  if (/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return { vin }
  if (/^[A-Z0-9]{17}$/.test(vin)) return { problem: t.a_vin_has_no_letters_i_o_or_q_they_are() }
  return { problem: t.a_vin_has_17_letters_and_digits({ count: vin.length }) }
}

export type LicenceReading = { licence_number: string } | { problem: string }

/** Field 5a of the card. */
export function readLicenceNumber(typed: string): LicenceReading {
  const licenceNumber = cleanCode(typed).toUpperCase().replace(/\s+/g, '')
  return /^[A-Z]{2}\d{6}$/.test(licenceNumber)
    ? { licence_number: licenceNumber }
    : { problem: t.a_driver_licence_number_is_two_letters() }
}

export type CardVersionReading = { card_version: string } | { problem: string }

/** Field 5b: distinguishes a card from earlier ones. */
export function readCardVersion(typed: string): CardVersionReading {
  const cardVersion = cleanCode(typed).replace(/\s+/g, '')
  return /^\d{3}$/.test(cardVersion)
    ? { card_version: cardVersion }
    : { problem: t.the_card_version_is_the_three_digits() }
}
