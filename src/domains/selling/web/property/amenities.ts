import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'
const getHomely = makeTexts(() => [
  t.heat_pump(),
  t.wood_burner(),
  t.double_glazing(),
  t.dishwasher(),
  t.fibre_broadband(),
  t.solar_panels(),
  t.electric_car_charger(),
  t.deck(),
  t.fenced_garden(),
  t.swimming_pool(),
  t.sea_view(),
  t.alarm(),
  t.step_free_access(),
  t.near_public_transport(),
  t.near_a_school(),
])
const getShared = makeTexts(() => [
  t.wi_fi_included(),
  t.power_included(),
  t.own_bathroom(),
  t.lockable_door(),
  t.washing_machine(),
  t.dryer(),
])
const getBare = makeTexts(() => [
  t.power_at_the_boundary(),
  t.water_at_the_boundary(),
  t.sewer_at_the_boundary(),
  t.fibre_at_the_boundary(),
  t.level_ground(),
  t.sea_view(),
  t.building_consent(),
  t.no_covenants(),
])

export function usualAmenities({
  purpose,
  property_type: propertyType,
}: {
  purpose: unknown
  property_type: unknown
}): string[] {
  if (propertyType === 'section') return getBare()
  return purpose === 'flatmate' ? [...getShared(), ...getHomely()] : getHomely()
}

export function splitAmenities(lines: string, usual: string[]): { chosen: string[]; own: string } {
  const all = lines.split('\n')
  return {
    chosen: usual.filter((one) => all.includes(one)),
    own: all.filter((one) => !usual.includes(one)).join('\n'),
  }
}

export const joinAmenities = ({ chosen, own }: { chosen: string[]; own: string }) =>
  [...chosen, ...(own === '' ? [] : [own])].join('\n')
