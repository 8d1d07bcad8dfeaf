import { maxWrongCodes } from '#domains/trades/common/handovers.ts'
import * as t from '#domains/trades/texts.ts'

/** Makes digits from a digest: evenly distributed, and they reveal nothing about the secret. */
export function deriveDigits(digest: Uint8Array): string {
  const number = digest.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0)
  return String(number % 1_000_000).padStart(6, '0')
}

export const triesLeft = (wrongTries: number): number => Math.max(0, maxWrongCodes - wrongTries)

export const isLocked = (wrongTries: number): boolean => triesLeft(wrongTries) === 0

export function describeWrongCode(left: number): string {
  if (left === 0) return t.that_code_isnt_right_ask_the_buyer_to()
  return t.that_code_isnt_right_you_can_try_again({ count: left })
}
