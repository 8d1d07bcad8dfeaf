import type { PricedChoice } from '#domains/delivery/common/delivery-price.ts'
import type { Seeded } from '../seeded.ts'

/** Most have it sent as cheaply as they can; some near the seller pick it up. */
export function pickDelivery(choices: PricedChoice[], dice: Seeded): PricedChoice | undefined {
  const sent = choices.filter(({ method }) => method === 'option')
  const collects = dice.chance() < 0.25
  const other = choices.find(({ method }) => method === 'pickup') ?? choices[0]
  return collects ? other : (sent[0] ?? other)
}

export function imagineParcel(dice: Seeded): { carrier: string; number: string } {
  const digits = Array.from({ length: 12 }, () => dice.between(0, 9)).join('')
  return dice.chance() < 0.7
    ? { carrier: 'NZ Post', number: `00${digits}` }
    : { carrier: 'Aramex', number: `MP${digits.slice(0, 10)}` }
}
