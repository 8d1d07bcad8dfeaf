/** NaN for what isn't a whole number: the contract's shape says so. */
export const readCount = (typed: string): number =>
  /^\d[\d,]*$/.test(typed.trim()) ? Number(typed.replaceAll(',', '')) : Number.NaN
