import { foldMacrons } from '#platform/common/formats/fold-macrons.ts'

export const minSlug = 3
export const maxSlug = 40

export type SlugProblem = 'too_short' | 'too_long' | 'wrong_letters' | 'only_digits' | 'reserved'

/** Names that could pass for Hoko, for an authority, or for a path of ours. */
const reserved = new Set(
  `about account accounts admin administrator agencies agency agent agents api app assets auction auctions
  billing branding category contact dealer dealers dev download edit faq favicon finance general government govt
  help home hoko hoko-nz hokonz ibuy info index isell item legal listing listings login logout mail mb moderator
  new nzta null official orders owner pay payment payments plans police privacy property rea register root
  safety search security sell seller settings shop shops signin signout signup site staff static status store
  stores support system team terms test trademe undefined user users vehicle verify waka-kotahi wiki www`.split(
    /\s+/,
  ),
)

export function slugProblem(slug: string): SlugProblem | null {
  if (slug.length < minSlug) return 'too_short'
  if (slug.length > maxSlug) return 'too_long'
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return 'wrong_letters'
  if (/^[\d-]+$/.test(slug)) return 'only_digits'
  return reserved.has(slug) || /(?:^|-)hoko(?:-|$)/.test(slug) ? 'reserved' : null
}

/** Kōwhai Realty Ltd: kowhai-realty-ltd. Empty if nothing of the name is usable. */
export const suggestSlug = (name: string): string =>
  foldMacrons(name)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlug)
    .replaceAll(/^-+|-+$/g, '')
