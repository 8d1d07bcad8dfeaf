import { fashionSynonyms } from './fashion.ts'
import { homeSynonyms } from './home.ts'
import { leisureSynonyms } from './leisure.ts'
import { outdoorSynonyms } from './outdoors.ts'
import { propertySynonyms } from './property.ts'
import type { Synonym } from './synonyms.types.ts'
import { technologySynonyms } from './technology.ts'
import { vehicleSynonyms } from './vehicles.ts'

/** New Zealand's everyday words, for the category chooser and for search. */
export const synonyms: readonly Synonym[] = [
  ...homeSynonyms,
  ...outdoorSynonyms,
  ...fashionSynonyms,
  ...technologySynonyms,
  ...leisureSynonyms,
  ...vehicleSynonyms,
  ...propertySynonyms,
]
