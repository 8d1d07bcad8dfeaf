import { foldMacrons } from '#contract/fold-macrons.ts'

/** 'Paekākāriki Hill' → 'paekakariki-hill'. */
export function slugOfPlace(name: string): string {
  return foldMacrons(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
