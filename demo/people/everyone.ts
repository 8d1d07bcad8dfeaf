import { districts } from '#domains/places/server/gazetteer/regions.data.ts'
import { localities } from '#domains/places/server/gazetteer/localities.data.ts'
import { getPlaceSlug } from '#domains/places/server/place-name.rules.ts'
import { must } from '#platform/common/must.ts'
import { demoMembers } from './demo-members.ts'
import { firms } from './firms.ts'
import { pretendMembers } from './pretend-members.ts'

export const everyone = [...demoMembers, ...pretendMembers, ...firms]

const firstFirm = demoMembers.length + pretendMembers.length

export const people = Array.from({ length: firstFirm }, (_, seller) => seller)
export const dealers = firms.flatMap(({ business }, n) => (business === 'dealer' ? [firstFirm + n] : []))
export const agency = firstFirm + firms.findIndex(({ business }) => business === 'agency')

export const pretenders = [...pretendMembers, ...firms]

const regionByDistrict = new Map(districts.map(({ name, region }) => [name, region]))
const regionBySlug = new Map(
  localities.map(([name, district]) => [getPlaceSlug(name), must(regionByDistrict.get(district), 'region')]),
)

/** Undefined for a name that several places share. */
export const getRegion = (suburb: string): string | undefined => regionBySlug.get(suburb)

export function peopleNear(suburb: string): number[] {
  const near = people.filter(
    (seller) => getRegion(must(everyone[seller], 'seller').suburb) === getRegion(suburb),
  )
  return near.length > 0 ? near : people
}
