import { Check } from 'lucide-react'
import { useState } from 'react'
import type { Filter } from '#domains/catalogue/common/catalogue.ts'
import type { Image } from '#domains/media/common/media.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { PhotoSection } from '../photos/photo-section.tsx'
import { AgentSection } from '../property/agent-section.tsx'
import { DocumentSection } from '../property/document-section.tsx'
import { PropertySection } from '../property/property-section.tsx'
import { SaleSection } from '../sale/sale-section.tsx'
import { VehicleSection } from '../vehicle/vehicle-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { DetailField } from './detail-field.tsx'
import { getIds, type PropertyValues } from './detail-values.ts'
import { listFields, type SectionProps, fieldId, fieldIds, getDetails } from './sell-check.ts'
import type { RawAnswer } from './sell-values.ts'
import type { CategoryFilters, SellFormProps, SellFormState } from './use-sell-form.ts'
import { PlaceSection, WhatSection } from './what-section.tsx'
import * as t from '#domains/selling/texts.ts'

type FloorPlanSectionProps = Pick<SectionProps, 'change'> & { property: PropertyValues; images: Image[] }

function FloorPlanSection({ property, images, change }: FloorPlanSectionProps) {
  if (images.length === 0 || !listFields(property).has('floor_plan_ids')) return null
  const marked = getIds(property.floor_plan_ids)
  return (
    <Panel title={t.floor_plans()}>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-3 text-sm text-ink-2">{t.tick_the_photos_that_are_floor_plans()}</legend>
        <div className="flex flex-wrap gap-2.5">
          {images.map(({ id, name, thumb_url: thumbUrl, thumbhash }, index) => (
            <label
              key={id}
              className="relative block w-24 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pounamu"
            >
              <input
                type="checkbox"
                className="absolute inset-0 z-10 size-full cursor-pointer opacity-0"
                aria-label={t.photo_index_name_is_a_floor_plan({ index: index + 1, name })}
                checked={marked.includes(id)}
                onChange={({ target }) =>
                  change({
                    property: {
                      ...property,
                      floor_plan_ids: target.checked
                        ? [...marked, id]
                        : marked.filter((other) => other !== id),
                    },
                  })
                }
              />
              <span
                className={joinClasses(
                  'block rounded-control',
                  marked.includes(id) && 'outline-2 outline-offset-1 outline-pounamu',
                )}
              >
                <Picture src={thumbUrl} blur={thumbhash} alt="" round="control" />
              </span>
              <span
                aria-hidden
                className={joinClasses(
                  'absolute top-1.5 right-1.5 grid size-5 place-items-center rounded-control border',
                  marked.includes(id)
                    ? 'border-pounamu bg-pounamu text-on-pounamu'
                    : 'border-control-line bg-paper',
                )}
              >
                {marked.includes(id) && <Check size={14} strokeWidth={3} />}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </Panel>
  )
}

interface AttributeFieldProps {
  filter: Filter
  value: RawAnswer
  error: string | undefined
  onChange: (answer: RawAnswer) => void
}

function AttributeField(props: AttributeFieldProps) {
  const { kind } = props.filter
  if (kind === 'multi_select') return <SeveralChoices {...props} />
  return kind === 'number_range' ? <NumberField {...props} /> : <SimpleField {...props} />
}

const getLabel = ({ name, is_required: isRequired }: Filter) =>
  isRequired ? t.name_required({ name }) : name
const parseId = ({ key }: Filter) => fieldId(`attributes.${key}`)

function SimpleField({ filter, value, error, onChange }: AttributeFieldProps) {
  const kinds = { select: 'choice', boolean: 'yes_no', text: 'text' } as const
  const control = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The other kinds have controls of their own.
    kind: kinds[filter.kind as 'select'],
    options: Object.fromEntries(filter.options.map((option) => [option, () => option])),
  }
  return (
    <DetailField
      id={parseId(filter)}
      label={getLabel(filter)}
      control={control}
      value={Array.isArray(value) ? null : value}
      error={error}
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The three kinds answer nothing else.
      onChange={(raw) => onChange(raw === '' ? null : (raw as RawAnswer))}
    />
  )
}

function readNumber(text: string): number | null | undefined {
  const typed = text.trim().replace(/(?<=\d)[ ,](?=\d{3})/g, '')
  if (typed === '') return null
  return /^-?\d+(?:\.\d*)?$/.test(typed) ? Number(typed) : undefined
}

const getText = (value: RawAnswer) => (typeof value === 'number' ? String(value) : '')

function NumberField({ filter, value, error, onChange }: AttributeFieldProps) {
  const [text, setText] = useState(getText(value))
  return (
    <DetailField
      id={parseId(filter)}
      label={getLabel(filter)}
      control={{ kind: 'number', ...(filter.unit && { unit: filter.unit }) }}
      // While typing 54.5, '54.' stays as long as it means the same number.
      value={readNumber(text) === value ? text : getText(value)}
      error={error}
      onChange={(raw) => {
        const typed = typeof raw === 'string' ? raw : ''
        setText(typed)
        onChange(readNumber(typed))
      }}
    />
  )
}

function SeveralChoices({ filter, value, error, onChange }: AttributeFieldProps) {
  const id = parseId(filter)
  const chosen = Array.isArray(value) ? value : []
  function toggle(option: string, isOn: boolean) {
    const next = filter.options.filter((one) => (one === option ? isOn : chosen.includes(one)))
    onChange(next.length > 0 ? next : null)
  }
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 text-sm font-semibold">{getLabel(filter)}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-3">
        {filter.options.map((option, index) => (
          <Checkbox
            key={option}
            id={index === 0 ? id : undefined}
            label={option}
            checked={chosen.includes(option)}
            onChange={(event) => toggle(option, event.target.checked)}
          />
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

/** Answers for another category stay stored but hidden. */
function AttributeSection({
  filters,
  values,
  problems,
  change,
}: SectionProps & { filters: CategoryFilters }) {
  if (filters.state === 'none' || (filters.state === 'here' && filters.list.length === 0)) return null
  return (
    <Panel title={t.details()} aside={t.people_filter_their_search_by_these()}>
      {filters.state === 'loading' && <LoadingFields />}
      {filters.state === 'failed' && (
        <Notice
          kind="wrong"
          live
          action={
            <Button size="small" kind="quiet" busy={filters.busy} onClick={filters.retry}>
              {t.try_again()}
            </Button>
          }
        >
          {t.this_categorys_details_didnt_load()}
        </Notice>
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
        {filters.list.map((filter) => (
          <AttributeField
            key={filter.key}
            filter={filter}
            value={filter.key in values.attributes ? values.attributes[filter.key] : null}
            error={problems[`attributes.${filter.key}`]}
            onChange={(answer) => change({ attributes: { ...values.attributes, [filter.key]: answer } })}
          />
        ))}
      </div>
    </Panel>
  )
}

function LoadingFields() {
  return (
    <Loading label={t.loading_this_categorys_details()}>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        {[1, 2].map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-11" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

export function SellFields({ form, ...props }: SellFormProps & { form: SellFormState }) {
  const { draft, section, register, documents, filters } = form
  const { photos, images } = draft
  const { values, problems } = section
  return (
    <>
      {values.vehicle && (
        <VehicleSection {...section} account={props.account} vehicle={values.vehicle} register={register} />
      )}
      {values.property && <PlaceSection {...section} render={props.renderPlace} />}
      {values.property && <PropertySection {...section} property={values.property} />}
      <PhotoSection photos={photos} id={fieldIds.image_ids} error={problems.image_ids} />
      {values.property && <FloorPlanSection {...section} property={values.property} images={images} />}
      <WhatSection
        {...section}
        renderCategory={props.renderCategory}
        isRegistered={Boolean(register.found?.record)}
        onMove={form.move}
      />
      {values.property && (
        <DocumentSection
          documents={documents}
          purpose={getDetails(values).property?.purpose ?? null}
          error={problems['property.document_ids']}
        />
      )}
      {values.property && (
        <AgentSection
          account={props.account}
          property={values.property}
          change={section.change}
          error={problems['property.agent_ids']}
        />
      )}
      <AttributeSection {...section} filters={filters} />
      {props.type !== 'property' && (
        <>
          <SaleSection {...section} rules={props.rules} renderSoldPrices={props.renderSoldPrices} />
          <DeliverySection {...section} isOwn={form.isOwn} />
        </>
      )}
      {!values.property && <PlaceSection {...section} render={props.renderPlace} />}
    </>
  )
}
