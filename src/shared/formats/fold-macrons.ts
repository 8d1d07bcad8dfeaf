const combiningMarks = /\p{M}/gu

/** 'Ōtaki' becomes 'otaki'. Both sides of a search are folded. */
export function foldMacrons(text: string): string {
  return text.normalize('NFD').replace(combiningMarks, '').normalize('NFC').toLowerCase()
}
