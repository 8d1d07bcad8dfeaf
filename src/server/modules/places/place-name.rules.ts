const combiningMarks = /\p{M}/gu

// A search for "otaki" finds Ōtaki: both sides are folded before they are compared.
export function foldMacrons(text: string): string {
  return text.normalize('NFD').replace(combiningMarks, '').normalize('NFC').toLowerCase()
}
