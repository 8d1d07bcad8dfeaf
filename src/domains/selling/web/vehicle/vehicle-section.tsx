import { BookOpenCheck } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { listSubtypeFields } from '#domains/listings/common/rules/applicable-fields.ts'
import {
  getVehicleField,
  type VehicleField as Name,
  vehicleFieldNames,
  vehicleFields,
  type VehicleSection as Section,
} from '#domains/listings/common/rules/vehicle-fields.ts'
import { subtypes } from '#domains/listings/common/rules/vehicle-options.ts'
import { vehicleName, describeVehicleValue } from '#domains/listings/common/vehicle-labels.ts'
import { readPlate } from '#domains/listings/common/vehicle-numbers.ts'
import { formatDate } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { isKeyOf } from '#platform/common/records.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { isEnterKey } from '#platform/web/ui/fields/is-enter-key.ts'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { getSubtype, type VehicleValues } from '../form/detail-values.ts'
import { fieldId, type SectionProps } from '../form/sell-check.ts'
import { TradeNotice } from '../form/trade-notice.tsx'
import { type Register, filledIn, findFilledFields, vehicleWarnings } from './register.ts'
import { VehicleField } from './vehicle-field.tsx'
import * as t from '#domains/selling/texts.ts'

interface PlateLookupProps {
  plate: string
  error: string | undefined
  register: Register
  onChange: (plate: string) => void
  onRequest: () => void
}

function PlateLookup({ plate, error, register, onChange, onRequest }: PlateLookupProps) {
  const [unreadable, setUnreadable] = useState<string | null>(null)
  function lookUp() {
    const reading = readPlate(plate)
    setUnreadable('problem' in reading ? reading.problem : null)
    if ('plate' in reading) onRequest()
  }
  return (
    <div className="grid gap-3">
      <Field
        label={t.plate()}
        id={fieldId('vehicle.plate')}
        error={unreadable ?? error}
        help={t.well_fill_in_what_the_register_knows()}
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="QKB482"
              maxLength={10}
              value={plate}
              onChange={(event) => {
                setUnreadable(null)
                onChange(event.target.value.toUpperCase())
              }}
              onKeyDown={(event) => {
                if (!isEnterKey(event)) return
                event.preventDefault()
                lookUp()
              }}
              className="num max-w-44 font-semibold"
            />
            <Button kind="quiet" icon={BookOpenCheck} busy={register.isLoading} onClick={lookUp}>
              {t.fill_in_from_the_register()}
            </Button>
          </div>
        )}
      </Field>
      <div role="status">
        <Answer register={register} />
      </div>
    </div>
  )
}

function Answer({ register: { found, failure, isLoading } }: { register: Register }) {
  if (isLoading) return null
  if (failure) return <Notice kind="wrong">{failure}</Notice>
  if (!found) return null
  return (
    <Notice kind="good">
      <Sentence
        parts={t.the_register_knows_it_as({
          source: found.source,
          record: vehicleName(found.record),
          b: (parts) => <b>{parts}</b>,
          fetched_at: formatDate(new Date(found.fetched_at)),
        })}
      />
      {found.record.odometer_km !== null &&
        ` ${t.its_odometer_last_read_km({ km: formatCount(found.record.odometer_km) })}`}
    </Notice>
  )
}

const getKinds = makeTexts(() =>
  Object.entries(subtypes).map(([value, label]) => ({ value, label: label() })),
)

const sectionTitles: Record<Section, () => string> = {
  make_and_model: t.make_and_model,
  engine: t.engine_and_drivetrain,
  registration: t.registration,
  history: t.history,
  extras: t.extras,
}

type VehicleSectionProps = SectionProps & {
  account: Account
  vehicle: VehicleValues
  register: Register
}

const paysAtThePump = new Set<VehicleValues[Name]>(['petrol', 'hybrid', 'lpg'])

/**
 * Stock numbers are for dealers; petrol vehicles pay no road user charges. A filled field stays.
 */
function isOfUse(field: Name, vehicle: VehicleValues, { seller_kind: sellerKind }: Account): boolean {
  if (vehicle[field]) return true
  if (field === 'stock_number') return sellerKind === 'in_trade'
  return field !== 'ruc_paid_to_km' || !paysAtThePump.has(vehicle.fuel_type)
}

export function VehicleSection({
  account,
  values,
  vehicle,
  problems,
  change,
  register,
}: VehicleSectionProps) {
  const subtype = getSubtype(vehicle)
  const visibleFields = listSubtypeFields(subtype)
  const marks = register.found ? findFilledFields(vehicle, register.found.record) : {}
  const set = (field: Name, value: VehicleValues[Name]) => change({ vehicle: { ...vehicle, [field]: value } })
  const plate = typeof vehicle.plate === 'string' ? vehicle.plate : ''

  const now = useNow(60_000)
  const warnings = now === null ? {} : vehicleWarnings(values, account, register.found?.record ?? null, now)
  const isWanted = (field: Name) => visibleFields.has(field) && isOfUse(field, vehicle, account)
  const sections = Object.entries(sectionTitles)
    .map(([section, getTitle]) => ({
      title: getTitle(),
      fields: vehicleFieldNames.filter(
        (field) => getVehicleField(field).section === section && isWanted(field),
      ),
    }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <Panel title={t.the_vehicle()}>
      <div className="grid gap-6">
        {(subtype === null || visibleFields.has('plate')) && (
          <PlateLookup
            plate={plate}
            error={problems['vehicle.plate']}
            register={register}
            onChange={(typed) => set('plate', typed)}
            onRequest={() =>
              register.lookUp(plate, {
                onFound: ({ record }) =>
                  change((before) => filledIn(before, record, register.last?.record ?? null)),
                // Most are cars, and without a kind there would be no fields to fill in.
                onUnknown: () => subtype === null && set('subtype', 'car'),
              })
            }
          />
        )}
        <RadioCards
          legend={vehicleFields.subtype.texts.label()}
          name="vehicle_subtype"
          id={fieldId('vehicle.subtype')}
          cards={getKinds()}
          columns={3}
          value={subtype ?? ''}
          onChange={(event) => set('subtype', event.target.value)}
          error={problems['vehicle.subtype']}
        />
        {register.found?.record.subtype && marks.subtype === 'seller' && (
          <Button
            kind="ghost"
            size="small"
            className="-mt-4 -ml-3 justify-self-start"
            onClick={() => set('subtype', must(register.found, 'found').record.subtype)}
          >
            {t.use_value_from_source({
              value: describeVehicleValue('subtype', register.found.record.subtype) ?? '',
              source: register.found.source,
            })}
          </Button>
        )}
        <TradeNotice account={account} values={values} error={problems['vehicle.trader']} />
        {sections.map(({ title, fields }) => (
          <fieldset key={title} className="min-w-0 border-t border-line pt-4">
            <legend className="sr-only">{title}</legend>
            <p aria-hidden className="mb-3 text-sm font-semibold text-ink-2">
              {title}
            </p>
            <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
              {fields.map((field) => (
                <div
                  key={field}
                  className={getVehicleField(field).value.kind === 'lines' ? 'sm:col-span-2' : undefined}
                >
                  <VehicleField
                    field={field}
                    vehicle={vehicle}
                    error={problems[`vehicle.${field}`]}
                    mark={isKeyOf(marks, field) ? marks[field] : undefined}
                    register={register.found}
                    warning={warnings[field]}
                    onChange={(value) => set(field, value)}
                  />
                </div>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Panel>
  )
}
