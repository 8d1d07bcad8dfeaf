import { describeVehicleValue } from '#domains/listings/common/vehicle-labels.ts'

const maxTitle = 80

type TypedVehicle = Partial<Record<'year' | 'make' | 'model' | 'model_detail' | 'body_style', unknown>>

interface TitledThing {
  vehicle: TypedVehicle | null
  /** By the keys of the category's filters. */
  attributes: Record<string, unknown>
}

/** Null without the fields that make a title: a make with its model, or a phone's brand or model. */
export function proposeTitle({ vehicle, attributes }: TitledThing): string | null {
  const parts = vehicle ? listVehicleParts(vehicle) : listPhoneParts(attributes)
  if (parts === null) return null
  return joinParts(parts)
}

function listVehicleParts({ year, make, model, model_detail: detail, body_style: style }: TypedVehicle) {
  const [makeText, modelText] = [readText(make), readText(model)]
  if (makeText === '' || modelText === '') return null
  return [readText(year), makeText, modelText, readText(detail), describeStyle(style)]
}

function describeStyle(style: unknown): string {
  if (typeof style !== 'string' || style === '' || style === 'other') return ''
  return describeVehicleValue('body_style', style) ?? ''
}

/** Storage alone doesn't name a thing, and laptops have it too. */
function listPhoneParts({ brand, model, storage }: Record<string, unknown>) {
  const [brandText, modelText] = [readText(brand), readText(model)]
  if (brandText === '' && modelText === '') return null
  return [brandText, modelText, readText(storage)]
}

const readText = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value).trim().replace(/\s+/g, ' ') : ''

/** Leaves out a part that another one includes, and the last parts of a title that gets too long. */
function joinParts(parts: string[]): string | null {
  const filled = parts.filter(
    (part, place) =>
      part !== '' &&
      !parts.some(
        (other, otherPlace) =>
          includesWords(other, part) && (other.length > part.length || otherPlace < place),
      ),
  )
  while (filled.join(' ').length > maxTitle) filled.pop()
  return filled.length > 0 ? filled.join(' ') : null
}

const includesWords = (text: string, words: string): boolean =>
  ` ${text} `.toLowerCase().includes(` ${words.toLowerCase()} `)
