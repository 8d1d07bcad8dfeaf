import { foldMacrons } from '#platform/common/formats/fold-macrons.ts'

/** 'Paekākāriki Hill' becomes 'paekakariki-hill'. */
export function getPlaceSlug(name: string): string {
  return foldMacrons(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
