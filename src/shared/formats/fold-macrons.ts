const combiningMarks = /\p{M}/gu

/** 'Ōtaki' → 'otaki': a search for either finds both, because both sides are folded before they are compared. */
export function foldMacrons(text: string): string {
  return text.normalize('NFD').replace(combiningMarks, '').normalize('NFC').toLowerCase()
}
