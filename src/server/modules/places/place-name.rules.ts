const combiningMarks = /\p{M}/gu

// A search for "otaki" finds Ōtaki: both sides are folded before they are compared.
export function foldMacrons(text: string): string {
  return text.normalize('NFD').replace(combiningMarks, '').normalize('NFC').toLowerCase()
}

/** 'Paekākāriki Hill' → 'paekakariki-hill'. */
export function slugOfPlace(name: string): string {
  return foldMacrons(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
