import { must } from '#platform/common/must.ts'
import { keysOf } from '#platform/common/records.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { ActiveFilter, Search } from './search-types.ts'
import { type VehicleChoice, vehicleChoices } from './vehicle-choices.ts'
import * as t from '#domains/search/texts.ts'

type VehicleSearch = Pick<Search, VehicleChoice | 'make' | 'model' | 'year_min' | 'year_max' | 'odometer_max'>

/** Unreadable values are dropped. */
export function readVehicle(address: URLSearchParams): VehicleSearch {
  const choice = <Name extends VehicleChoice>(name: Name) => {
    const text = address.get(name) ?? ''
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is a key of the options.
    return text in vehicleChoices[name].options ? (text as Search[Name]) : undefined
  }
  const words = (name: string, most: number) => address.get(name)?.trim().slice(0, most) || undefined
  const whole = (name: string, least: number, most: number) => {
    const text = address.get(name) ?? ''
    const number = /^\d{1,7}$/.test(text) ? Number(text) : null
    return number !== null && number >= least && number <= most ? number : undefined
  }
  return {
    subtype: choice('subtype'),
    make: words('make', 40),
    model: words('model', 60),
    year_min: whole('year_min', 1885, 2100),
    year_max: whole('year_max', 1885, 2100),
    odometer_max: whole('odometer_max', 0, 3_000_000),
    body_style: choice('body_style'),
    fuel_type: choice('fuel_type'),
    transmission: choice('transmission'),
  }
}

function formatYears(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return min === max ? String(min) : `${min} – ${max}`
  return min !== undefined ? t.year_from_min({ min }) : t.year_up_to_max({ max: max ?? '' })
}

export function vehicleFilters(search: Search): ActiveFilter[] {
  const { make, model, year_min: yearMin, year_max: yearMax, odometer_max: odometerMax } = search
  const choices = keysOf(vehicleChoices).map((name) => {
    const value = search[name]
    return (
      value !== undefined && {
        key: name,
        words: must(vehicleChoices[name].options[value], 'words of the choice'),
        without: { [name]: undefined },
      }
    )
  })
  const [subtype, ...others] = choices
  const filters: (ActiveFilter | false | undefined)[] = [
    subtype,
    make !== undefined && { key: 'make', words: make, without: { make: undefined } },
    model !== undefined && { key: 'model', words: model, without: { model: undefined } },
    (yearMin !== undefined || yearMax !== undefined) && {
      key: 'year',
      words: formatYears(yearMin, yearMax),
      without: { year_min: undefined, year_max: undefined },
    },
    odometerMax !== undefined && {
      key: 'odometer_max',
      words: t.up_to_km({ km: formatCount(odometerMax) }),
      without: { odometer_max: undefined },
    },
    ...others,
  ]
  return filters.filter((filter) => filter !== false && filter !== undefined)
}
