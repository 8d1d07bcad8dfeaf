import { canterburyLocalities } from './canterbury.ts'
import { eastCoastToManawatuLocalities } from './east-coast-to-manawatu.ts'
import { northlandAndAucklandLocalities } from './northland-and-auckland.ts'
import { otagoAndSouthlandLocalities } from './otago-and-southland.ts'
import { upperSouthIslandLocalities } from './upper-south-island.ts'
import { waikatoAndBayOfPlentyLocalities } from './waikato-and-bay-of-plenty.ts'
import { wellingtonLocalities } from './wellington.ts'
import type { Locality } from './place.types.ts'

// Every town and suburb that a listing can name.
export const localities: readonly Locality[] = [
  ...northlandAndAucklandLocalities,
  ...waikatoAndBayOfPlentyLocalities,
  ...eastCoastToManawatuLocalities,
  ...wellingtonLocalities,
  ...upperSouthIslandLocalities,
  ...canterburyLocalities,
  ...otagoAndSouthlandLocalities,
]
