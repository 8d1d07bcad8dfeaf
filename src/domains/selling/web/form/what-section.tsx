import { type ReactNode, useState } from 'react'
import { propertyFields } from '#domains/listings/common/rules/property-fields.ts'
import { describeVehicleValue } from '#domains/listings/common/vehicle-labels.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { maxSubtitle } from '#domains/selling/common/own-listings.ts'
import { proposeTitle } from '#domains/selling/common/title-rules.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field, type FieldControl } from '#platform/web/ui/fields/field.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { fieldIds, type SectionProps, listFields, fieldId } from './sell-check.ts'
import type { SellValues } from './sell-values.ts'
import * as t from '#domains/selling/texts.ts'

const purposes: Record<string, string> = { sale: 'sale', rent: 'rent', flatmate: 'flatmate' }

export function collectSuggestionText({ title, vehicle, property }: SellValues): string {
  const kind = vehicle ? vehicleKind(vehicle) : property ? propertyKind(property) : []
  return [...kind, title.trim()].filter(Boolean).join(' ')
}

const vehicleKind = ({ body_style: bodyStyle, subtype }: NonNullable<SellValues['vehicle']>) =>
  (['body_style', 'subtype'] as const).map((field) => {
    const value = { body_style: bodyStyle, subtype }[field]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The select has no other options.
    return value === 'other' ? '' : (describeVehicleValue(field, value as Vehicle[typeof field]) ?? '')
  })

const propertyKind = ({ property_type: propertyType, purpose }: NonNullable<SellValues['property']>) => [
  typeof propertyType === 'string' ? propertyType.replaceAll('_', ' ') : '',
  typeof purpose === 'string' ? (purposes[purpose] ?? '') : '',
]

export interface CategorySlot {
  control: FieldControl
  value: number | null
  onChange: (id: number) => void
  hint: { words: string; isSure: boolean }
  onMove?: MoveDraft | undefined
}

export type MoveDraft = (category: { id: number; type: SellValues['type'] }) => Promise<void>

const getConditions = makeTexts(() => [
  { value: 'used', label: t.used(), help: t.its_been_owned_or_opened_describe_any() },
  { value: 'new', label: t.new_word(), help: t.never_used_with_everything_that_came() },
])

const getExamples = makeTexts(() => ({
  general: t.such_as_cinelli_tutto_commuter_54_cm(),
  vehicle: t.such_as_2016_toyota_aqua_one_owner(),
  property: t.such_as_sunny_villa_near_the_beach(),
}))

const getTitleHelps = makeTexts(() => ({
  general: t.include_what_people_search_for_make(),
  vehicle: t.include_what_people_search_for_year(),
  property: t.what_makes_people_want_to_see_it_light(),
}))

const getDescriptionHelp = makeTexts(() => t.what_it_does_any_faults_whats_included())
const getDescriptionHelps = makeTexts(() => ({
  general: getDescriptionHelp(),
  vehicle: getDescriptionHelp(),
  property: t.what_its_like_to_live_there_whats_been(),
}))

interface WhatSectionProps extends SectionProps {
  renderCategory: (slot: CategorySlot) => ReactNode
  isRegistered?: boolean
  onMove?: MoveDraft
}

export function WhatSection({
  values,
  problems,
  change,
  renderCategory,
  isRegistered = false,
  onMove,
}: WhatSectionProps) {
  return (
    <Panel title={t.what_it_is()}>
      <div className="grid grid-cols-1 gap-5">
        <Field
          label={t.title()}
          id={fieldIds.title}
          error={problems.title}
          help={getTitleHelps()[values.type]}
        >
          {(control) => (
            <CountedInput
              control={control}
              value={values.title}
              onChange={(title) => change({ title })}
              max={80}
              placeholder={getExamples()[values.type]}
            />
          )}
        </Field>
        <TitleProposal values={values} onUse={(title) => change({ title })} />
        <Field label={t.subtitle()} id={fieldIds.subtitle} error={problems.subtitle} help={t.subtitle_help()}>
          {(control) => (
            <CountedInput
              control={control}
              value={values.subtitle}
              onChange={(subtitle) => change({ subtitle })}
              max={maxSubtitle}
            />
          )}
        </Field>
        <Field label={t.category()} id={fieldIds.category_id} error={problems.category_id}>
          {(control) =>
            renderCategory({
              control,
              value: values.category_id,
              onChange: (categoryId) => change({ category_id: categoryId }),
              hint: { words: collectSuggestionText(values), isSure: isRegistered },
              onMove,
            })
          }
        </Field>
        {values.type !== 'property' && (
          <RadioCards
            legend={t.condition()}
            name="condition"
            id={fieldIds.condition}
            cards={getConditions()}
            columns={2}
            value={values.condition ?? ''}
            onChange={(event) => change({ condition: event.target.value === 'new' ? 'new' : 'used' })}
            error={problems.condition}
          />
        )}
        <Field
          label={t.description()}
          id={fieldIds.description}
          error={problems.description}
          help={getDescriptionHelps()[values.type]}
        >
          {(control) => (
            <Textarea
              {...control}
              value={values.description}
              onChange={(event) => change({ description: event.target.value })}
              maxLength={10_000}
              className="min-h-36"
            />
          )}
        </Field>
      </div>
    </Panel>
  )
}

/** Only while the title is empty or an earlier proposal: what was typed is never replaced. */
function TitleProposal({ values, onUse }: { values: SellValues; onUse: (title: string) => void }) {
  const [used, setUsed] = useState<string | null>(null)
  const { vehicle, attributes, title, type } = values
  const isUntouched = title.trim() === '' || title === used
  const proposed = type !== 'property' && isUntouched ? proposeTitle({ vehicle, attributes }) : null
  if (proposed === null || proposed === title) return null

  function fill(chosen: string) {
    setUsed(chosen)
    onUse(chosen)
  }

  return (
    <p className="-mt-3">
      <Button
        kind="ghost"
        size="small"
        className="-ml-3 h-auto min-h-9 text-left"
        onClick={() => fill(proposed)}
      >
        {t.use_the_title({ title: proposed })}
      </Button>
    </p>
  )
}

interface CountedInputProps {
  control: FieldControl
  value: string
  onChange: (value: string) => void
  max: number
  placeholder?: string
}

function CountedInput({ control, value, onChange, max, placeholder }: CountedInputProps) {
  const { length } = value
  return (
    <div>
      <TextInput
        {...control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={max}
        autoComplete="off"
        placeholder={placeholder}
      />
      <p
        className={joinClasses(
          'num mt-1 text-right text-xs',
          length >= max ? 'text-pohutukawa' : 'text-ink-3',
        )}
      >
        <span aria-hidden>{`${length} / ${max}`}</span>
        <span className="sr-only">{t.at_most_characters({ count: max })}</span>
      </p>
    </div>
  )
}

type Where = Pick<SellValues, 'suburb' | 'address' | 'latitude' | 'longitude'>

export interface PlaceSlot extends Where {
  ids: { suburb: string; address: string; map: string }
  errors: { suburb?: string | undefined; address?: string | undefined; map?: string | undefined }
  addressHelp: string
  onChange: (changes: Partial<Where>) => void
}

interface PlaceSectionProps extends SectionProps {
  render: (slot: PlaceSlot) => ReactNode
}

export function PlaceSection({ values, problems, change, render }: PlaceSectionProps) {
  const { suburb, address, latitude, longitude, property } = values
  return (
    // Not clipped like other panels: the list of suggestions overflows it.
    <section className="min-w-0 rounded-panel border border-line bg-paper px-5 py-4">
      <h2 className="heading mb-3 text-base">{t.location()}</h2>
      {render({
        suburb,
        address,
        latitude,
        longitude,
        ids: { suburb: fieldIds.suburb, address: fieldIds.address, map: fieldIds.latitude },
        errors: {
          suburb: problems.suburb,
          address: problems.address,
          map: problems.latitude ?? problems.longitude,
        },
        addressHelp:
          property?.shows_address === true
            ? t.shown_on_the_listing()
            : t.only_shown_to_people_you_trade_with(),
        onChange: change,
      })}
      {property && listFields(property).has('shows_address') && (
        <div className="mt-4">
          <Checkbox
            id={fieldId('property.shows_address')}
            label={propertyFields.shows_address.texts.label()}
            help={t.otherwise_only_the_suburb_is_shown()}
            checked={property.shows_address === true}
            onChange={(event) => change({ property: { ...property, shows_address: event.target.checked } })}
          />
        </div>
      )}
    </section>
  )
}
