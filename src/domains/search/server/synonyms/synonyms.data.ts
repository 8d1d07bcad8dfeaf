import { fashionSynonyms } from './fashion.data.ts'
import { homeSynonyms } from './home.data.ts'
import { leisureSynonyms } from './leisure.data.ts'
import { outdoorSynonyms } from './outdoors.data.ts'
import { propertySynonyms } from './property.data.ts'
import type { Synonym } from './synonyms.types.ts'
import { technologySynonyms } from './technology.data.ts'
import { vehicleSynonyms } from './vehicles.data.ts'

export const synonyms: readonly Synonym[] = [
  ...homeSynonyms,
  ...outdoorSynonyms,
  ...fashionSynonyms,
  ...technologySynonyms,
  ...leisureSynonyms,
  ...vehicleSynonyms,
  ...propertySynonyms,
]
