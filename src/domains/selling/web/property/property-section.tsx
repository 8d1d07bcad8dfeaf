import { getPriceMethods } from '#domains/listings/common/property-labels.ts'
import {
  propertyFields,
  listSectionFields,
  type PriceMethod,
} from '#domains/listings/common/rules/property-fields.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { DetailField, type PropertyPart, PropertyFields } from '../form/detail-field.tsx'
import type { RawDetail, PropertyValues } from '../form/detail-values.ts'
import { fieldId, listFields, type SectionProps } from '../form/sell-check.ts'
import { OpenHomesSection } from './open-homes-section.tsx'
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

const getText = (raw: RawDetail) => (typeof raw === 'string' ? raw : '')

function AmenitiesSection({ property, problems, set }: PropertyPart) {
  const usual = usualAmenities(property)
  const { chosen, own } = splitAmenities(getText(property.amenities), usual)
  return (
    <Panel title={t.amenities()}>
      <div className="grid gap-5">
        <fieldset className="min-w-0">
          <legend className="sr-only">{t.what_it_has()}</legend>
          <div className="grid gap-x-4 gap-y-1.5 min-[26rem]:grid-cols-2 sm:grid-cols-3">
            {usual.map((one) => (
              <Checkbox
                key={one}
                label={one}
                checked={chosen.includes(one)}
                onChange={({ target }) =>
                  set(
                    'amenities',
                    joinAmenities({
                      own,
                      chosen: target.checked ? [...chosen, one] : chosen.filter((other) => other !== one),
                    }),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
        <DetailField
          id={fieldId('property.amenities')}
          label={propertyFields.amenities.texts.label()}
          help={propertyFields.amenities.texts.help()}
          control={propertyFields.amenities.value}
          value={own}
          error={problems['property.amenities']}
          onChange={(text) => set('amenities', joinAmenities({ chosen, own: getText(text) }))}
        />
      </div>
    </Panel>
  )
}

const getDates = makeTexts((): Partial<Record<PriceMethod, string>> => ({
  auction: t.the_auction_is_on(),
  tender: t.tenders_close_on(),
  deadline_sale: t.offers_are_due_by(),
}))

const getExplained = makeTexts((): Record<PriceMethod, string> => ({
  asking_price: t.your_asking_price_buyers_may_offer(),
  enquiries_over: t.the_lowest_price_youd_consider(),
  negotiation: t.no_price_is_shown_buyers_tell_you_what(),
  auction: t.held_in_a_room_or_where_you_say_by_a(),
  tender: t.buyers_make_sealed_offers_by_a_set_day(),
  deadline_sale: t.offers_by_a_set_day_you_can_sell(),
  to_be_advised: t.the_price_isnt_decided_yet(),
}))

/** The public price, or the secret search price if the public one is no amount. */
function PropertyPriceSection(part: PropertyPart) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The select has no other options.
  const method = part.property.price_method as PriceMethod | null
  return (
    <Panel title={t.price()}>
      <div className="grid gap-5">
        <PropertyFields
          {...part}
          fields={listSectionFields('price')}
          texts={{
            price_method: { help: method ? getExplained()[method] : t.people_read_this_on_the_listing() },
            price_cents: { label: method ? getPriceMethods()[method] : t.price() },
            price_method_date: { label: (method && getDates()[method]) ?? t.on() },
          }}
        />
      </div>
    </Panel>
  )
}

function RentalSection(part: PropertyPart) {
  const { weekly_rent_cents: rent } = part.property
  const bonds =
    typeof rent === 'number'
      ? {
          bond: t.at_most_four_weeks_rent_amount({ amount: formatMoney(4 * rent) }),
          petBond: t.extra_for_pets_at_most_two_weeks_rent_amount({ amount: formatMoney(2 * rent) }),
        }
      : { bond: t.at_most_four_weeks_rent(), petBond: t.extra_for_pets_at_most_two_weeks_rent() }
  return (
    <Panel title={t.rent_and_terms()}>
      <div className="grid gap-5">
        <PropertyFields
          {...part}
          fields={listSectionFields('rent')}
          texts={{
            bond_cents: { help: bonds.bond },
            pet_bond_cents: { help: bonds.petBond },
          }}
        />
      </div>
    </Panel>
  )
}

const getPurposes = makeTexts(() => [
  { value: 'sale', label: t.for_sale(), help: t.a_home_a_section_or_a_business() },
  { value: 'rent', label: t.for_rent(), help: t.a_whole_home_let_by_the_week() },
  { value: 'flatmate', label: t.a_room(), help: t.for_a_flatmate_in_a_shared_home() },
])

type PropertySectionProps = SectionProps & { property: PropertyValues }

export function PropertySection({ property, problems, change }: PropertySectionProps) {
  const part: PropertyPart = {
    property,
    problems,
    visibleFields: listFields(property),
    set: (field, value) => change({ property: { ...property, [field]: value } }),
  }
  const { visibleFields } = part
  const rooms = listSectionFields('rooms')
  return (
    <>
      <Panel title={t.the_property()}>
        <div className="grid gap-5">
          <RadioCards
            legend={propertyFields.purpose.texts.label()}
            name="property_purpose"
            id={fieldId('property.purpose')}
            cards={getPurposes()}
            columns={3}
            value={typeof property.purpose === 'string' ? property.purpose : ''}
            onChange={(event) => part.set('purpose', event.target.value)}
            error={problems['property.purpose']}
          />
          <PropertyFields {...part} fields={listSectionFields('property')} />
        </div>
      </Panel>
      {visibleFields.has('price_method') && <PropertyPriceSection {...part} />}
      {visibleFields.has('weekly_rent_cents') && <RentalSection {...part} />}
      {rooms.some((field) => visibleFields.has(field)) && (
        <Panel title={t.rooms_and_areas()}>
          <div className="grid gap-5">
            <PropertyFields {...part} fields={rooms} />
          </div>
        </Panel>
      )}
      {visibleFields.has('amenities') && <AmenitiesSection {...part} />}
      {visibleFields.has('open_homes') && <OpenHomesSection {...part} />}
    </>
  )
}
