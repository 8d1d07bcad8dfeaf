/** NaN for anything but a whole number, which the contract's shape then refuses. */
export const readCount = (typed: string): number =>
  /^\d[\d,]*$/.test(typed.trim()) ? Number(typed.replaceAll(',', '')) : Number.NaN
