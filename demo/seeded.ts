export interface Seeded {
  /** From 0 to just below 1. */
  chance: () => number
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number
  pick: <T>(from: readonly T[]) => T
  shuffled: <T>(from: readonly T[]) => T[]
}

export function mixNumbers(...numbers: number[]): number {
  let h = 0x9e3779b9
  for (const n of numbers) {
    h = Math.imul(h ^ (n | 0) ^ Math.floor(n / 2 ** 32), 0x85ebca6b)
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
    h ^= h >>> 16
  }
  return h >>> 0
}

export const getShare = (...numbers: number[]) => mixNumbers(...numbers) / 2 ** 32

export function makeDice(...seed: number[]): Seeded {
  let turn = 0
  const start = mixNumbers(...seed)
  const chance = () => getShare(start, (turn += 1))
  const between = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1))
  // oxlint-disable-next-line typescript/no-non-null-assertion -- It may be null itself.
  const pick = <T>(from: readonly T[]): T => from[between(0, from.length - 1)]!
  const shuffled = <T>(from: readonly T[]): T[] => {
    const order = [...from]
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = between(0, at)
      // oxlint-disable-next-line typescript/no-non-null-assertion -- They may be null themselves.
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    return order
  }
  return { chance, between, pick, shuffled }
}
