import { canterburyLocalities } from './canterbury.data.ts'
import { eastCoastToManawatuLocalities } from './east-coast-to-manawatu.data.ts'
import { northlandAndAucklandLocalities } from './northland-and-auckland.data.ts'
import { otagoAndSouthlandLocalities } from './otago-and-southland.data.ts'
import { upperSouthIslandLocalities } from './upper-south-island.data.ts'
import { waikatoAndBayOfPlentyLocalities } from './waikato-and-bay-of-plenty.data.ts'
import { wellingtonLocalities } from './wellington.data.ts'
import type { Locality } from './place.types.ts'

// Every town and suburb that a listing can name, each with coordinates accurate to about one
// kilometre.
export const localities: readonly Locality[] = [
  ...northlandAndAucklandLocalities,
  ...waikatoAndBayOfPlentyLocalities,
  ...eastCoastToManawatuLocalities,
  ...wellingtonLocalities,
  ...upperSouthIslandLocalities,
  ...canterburyLocalities,
  ...otagoAndSouthlandLocalities,
]
