import { readGstNumber, readNzbn, type NumberReading } from '#platform/common/formats/nz-numbers.ts'
import * as t from '#domains/accounts/texts.ts'

export interface TypedNumbers {
  nzbn?: string | undefined
  gst_number?: string | undefined
}

export interface ReadNumbers {
  numbers: { nzbn?: string | null; gst_number?: string | null }
  errors: Record<string, string>
}

const readers: Record<keyof TypedNumbers, (typed: string) => NumberReading> = {
  nzbn: readNzbn,
  gst_number: readGstNumber,
}

/** An empty number removes the present one. */
export function readNumbers(typed: TypedNumbers): ReadNumbers {
  const read: ReadNumbers = { numbers: {}, errors: {} }
  for (const field of ['nzbn', 'gst_number'] as const) {
    const text = typed[field]
    if (text === undefined) continue
    if (text.trim() === '') {
      read.numbers[field] = null
      continue
    }
    const reading = readers[field](text)
    if ('problem' in reading) read.errors[field] = reading.problem
    else read.numbers[field] = reading.number
  }
  return read
}

/**
 * Only an agency has a licence, and its name must be on every listing (Real Estate Agents Act
 * 2008).
 */
export function agencyErrors({
  agency_licence: agencyLicence,
  trading_name: tradingName,
}: {
  agency_licence?: string | null | undefined
  trading_name?: string | null | undefined
}): Record<string, string> {
  return agencyLicence && !tradingName ? { trading_name: t.enter_the_agencys_name_we_show_it_on() } : {}
}

export interface Place {
  region: string | null
  suburb: string | null
}

export interface KnownPlace {
  region_is_known: boolean
  region_of_suburb: string | null
}

export function placeErrors(
  { region, suburb }: Place,
  { region_is_known: regionIsKnown, region_of_suburb: regionOfSuburb }: KnownPlace,
): Record<string, string> {
  if (region !== null && !regionIsKnown) return { region: t.choose_a_region_from_the_list() }
  if (suburb === null) return {}
  if (regionOfSuburb === null) return { suburb: t.choose_a_town_or_suburb_from_the_list() }
  if (region === null) return { region: t.choose_a_region_too_or_leave_both() }
  return region === regionOfSuburb ? {} : { suburb: t.that_town_or_suburb_is_in_another() }
}
