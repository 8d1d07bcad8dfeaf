/** GST is 15 % and included: 3/23 of a line, rounded to the cent. No line is halfway between two cents. */
export const calculateGst = (lineCents: number): number => Math.round((lineCents * 3) / 23) || 0

/** '49-091-850', as Inland Revenue writes it. */
export const formatGstNumber = (digits: string): string =>
  digits.replace(/^(\d{2,3})(\d{3})(\d{3})$/, '$1-$2-$3')
