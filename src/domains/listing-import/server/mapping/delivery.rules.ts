import { maxDeliveryOptions, type DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import { readCents } from './values.rules.ts'

export interface Delivery {
  pickup: 'none' | 'allowed' | 'must'
  delivery_options: DeliveryOption[]
}

const kinds = [
  ['courier', 'Courier'],
  ['post', 'Post'],
  ['own_delivery', 'Own delivery'],
] as const

const priced = /^(?<name>.+?)\s+(?<first>\$?[\d.,]+|free|-)(?:\s*\/\s*(?<second>\$?[\d.,]+|free|-))?$/i

const readPrice = (text: string): number | null => (/^free$/i.test(text) ? 0 : readCents(text))

/**
 * Reads 'Courier 7.00; Post Tracked 5.00/9.00; Own delivery 20 km 15.00; Pickup': a second price is
 * for the South Island, and a dash says that it isn't delivered there.
 * @returns the part that can't be read
 */
export function readDelivery(text: string): Delivery | { unread: string } {
  const delivery: Delivery = { pickup: 'none', delivery_options: [] }
  for (const part of text.split(/[;\n]/).map((one) => one.trim())) {
    if (part === '') continue
    if (/^pick-?\s?up(?: only)?$/i.test(part)) {
      delivery.pickup = /only$/i.test(part) ? 'must' : 'allowed'
      continue
    }
    const option = readOption(part, delivery.delivery_options.length + 1)
    if (option === null || delivery.delivery_options.length === maxDeliveryOptions) return { unread: part }
    delivery.delivery_options.push(option)
  }
  return delivery
}

const anywhere = {
  radius_km: null,
  own_region_cents: null,
  rural_cents: 0,
  further_cents: 0,
  days_to_send: null,
}

function readOption(part: string, id: number): DeliveryOption | null {
  const { name = '', first = '', second } = priced.exec(part)?.groups ?? {}
  const north = readPrice(first)
  const south = second === undefined ? north : readPrice(second)
  if (name === '' || (north === null && south === null)) return null
  if ((north === null && first !== '-') || (south === null && second !== '-')) return null
  const [kind, label]: readonly [DeliveryOption['kind'], string] =
    kinds.find(([, one]) => new RegExp(`^${one}\\b`, 'i').test(name)) ?? (['as_agreed', ''] as const)
  const rest = name.slice(label.length).trim()
  const option = {
    ...anywhere,
    id,
    kind,
    name: rest,
    north_cents: north,
    south_cents: south,
    is_tracked: false,
  }
  if (kind !== 'own_delivery') return option
  const [, radius, more = ''] = /^(\d{1,4})\s*km\b\s*(.*)$/i.exec(rest) ?? []
  if (radius === undefined || second !== undefined) return null
  const prices = { north_cents: null, south_cents: null, own_region_cents: north }
  return { ...option, ...prices, name: more, radius_km: Number(radius) }
}

const writeCents = (cents: number | null): string => (cents === null ? '-' : (cents / 100).toFixed(2))

function writeOption(option: DeliveryOption): string {
  const { kind, name, radius_km: radius, north_cents: north, south_cents: south } = option
  const label = kinds.find(([one]) => one === kind)?.[1] ?? ''
  const distance = kind === 'own_delivery' ? `${radius ?? 0} km` : ''
  const prices =
    kind === 'own_delivery' || (north === null && south === null)
      ? writeCents(option.own_region_cents)
      : north === south
        ? writeCents(north)
        : `${writeCents(north)}/${writeCents(south)}`
  return [label, distance, name, prices].filter((part) => part !== '').join(' ')
}

export function writeDelivery({ pickup, delivery_options: options }: Delivery): string {
  const collected = pickup === 'none' ? [] : [pickup === 'must' ? 'Pickup only' : 'Pickup']
  return [...options.map(writeOption), ...collected].join('; ')
}
