import { BookOpenCheck, UserRound, Printer } from 'lucide-react'
import { type Listing, type ConsumerNotice, getConsumerNotice } from '#domains/listings/common/listings.ts'
import type { RegisterWord } from '#domains/listings/common/register-word.shapes.ts'
import {
  getVehicleField,
  vehicleFieldNames,
  type VehicleField,
} from '#domains/listings/common/rules/vehicle-fields.ts'
import { formatToday } from '#domains/listings/common/rules/vehicle-rules.ts'
import { describeVehicleValue } from '#domains/listings/common/vehicle-labels.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { formatDate, formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import * as t from '#domains/listings/texts.ts'

interface VehicleAttributesProps {
  vehicle: Vehicle
  word: Listing['register_word']
}

export function VehicleAttributes({ vehicle, word }: VehicleAttributesProps) {
  const rows = vehicleFieldNames
    .filter((field) => field !== 'features')
    .flatMap((field) => {
      const value = formatVehicleValue(field, vehicle)
      return value === null ? [] : [{ field, value }]
    })
  if (rows.length === 0 && vehicle.features.length === 0) return null
  return (
    <section aria-labelledby="vehicle">
      <h2 id="vehicle" className="heading text-lg">
        {t.the_vehicle()}
      </h2>
      {vehicle.subtype !== 'parts' && <RegisterSource word={word} hasPlate={vehicle.plate !== null} />}
      <dl className="mt-3 text-sm print:columns-2 print:gap-x-8">
        {rows.map(({ field, value }) => (
          <div
            key={field}
            className="grid grid-cols-[minmax(0,11fr)_minmax(0,13fr)] gap-x-4 border-t border-line py-2 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] print:break-inside-avoid print:grid-cols-2 print:py-0.5"
          >
            <dt className="text-ink-2">{getVehicleField(field).texts.label()}</dt>
            <dd className="num flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
              <span className="min-w-0 break-words">
                {value}
                <Remark field={field} vehicle={vehicle} word={word} />
              </span>
              {word && <Mark isRegisters={word.confirmed.some((confirmed) => confirmed === field)} />}
            </dd>
          </div>
        ))}
      </dl>
      {vehicle.features.length > 0 && (
        <div className="border-t border-line pt-3">
          <h3 className="text-sm text-ink-2">{t.features()}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {vehicle.features.map((feature) => (
              <li key={feature} className="rounded-control bg-sunk px-2.5 py-1 text-sm">
                {feature}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function formatVehicleValue(field: VehicleField, vehicle: Vehicle): string | null {
  if (field === 'has_security_interest' && vehicle.has_security_interest !== null)
    return vehicle.has_security_interest ? t.yes_someone_has_a_claim_on_it() : t.none()
  return describeVehicleValue(field, vehicle[field], vehicle.fuel_type)
}

function RegisterSource({ word, hasPlate }: { word: RegisterWord | null; hasPlate: boolean }) {
  if (!word && !hasPlate) return null
  return (
    <p className="mt-1 max-w-prose text-sm text-ink-3">
      {word
        ? t.checked_against_source_on_fetched_at({
            source: word.source,
            fetched_at: formatDate(new Date(word.fetched_at)),
          })
        : t.these_details_are_from_the_seller_they()}
    </p>
  )
}

function Mark({ isRegisters }: { isRegisters: boolean }) {
  const Icon = isRegisters ? BookOpenCheck : UserRound
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 text-xs font-medium print:hidden ${isRegisters ? 'text-pounamu-deep' : 'text-ink-3'}`}
    >
      <Icon aria-hidden size={14} strokeWidth={1.75} />
      {isRegisters ? t.register() : t.seller()}
    </span>
  )
}

function Remark({ field, vehicle, word }: VehicleAttributesProps & { field: VehicleField }) {
  const now = useNow(60_000)
  if (field === 'odometer_km' && word?.odometer_km != null) {
    return (
      <span className="block text-xs font-normal text-ink-3">
        {t.last_read_at_km_says_source({
          km: formatCount(word.odometer_km),
          source: word.source,
        })}
      </span>
    )
  }
  if ((field !== 'wof_expires' && field !== 'rego_expires') || now === null) return null
  if (must(vehicle[field], 'expiry') >= formatToday(new Date(now))) return null
  return <span className="block text-xs font-semibold text-pohutukawa">{t.expired()}</span>
}

interface ConsumerNoticePanelProps {
  notice: ConsumerNotice
  listing_id: number
}

const describeImport = ({ is_imported_used: isImportedUsed }: ConsumerNotice): string =>
  isImportedUsed === null ? t.not_given() : isImportedUsed ? t.yes() : t.no()

/** The law requires it for used vehicles that a trader sells. */
export function ConsumerNoticePanel({ notice, listing_id: listingId }: ConsumerNoticePanelProps) {
  const rows: [string, string][] = [
    [t.trader(), notice.trader_name],
    [t.address(), notice.trader_address],
    [t.phone(), notice.trader_phone],
    [t.motor_vehicle_trader_number(), notice.trader_number ?? t.not_given()],
    [
      t.cash_price(),
      notice.cash_price_cents === null
        ? t.for_sale_by_auction()
        : t.cash_price_with_gst_and_all_on_road({ cash_price: formatMoney(notice.cash_price_cents) }),
    ],
    [t.security_interest(), notice.has_security_interest ? t.yes() : t.no()],
    [t.make_and_model(), `${notice.make} ${notice.model}`],
    [t.vehicle_year(), String(notice.year)],
    [t.plate(), notice.plate ?? t.none()],
    notice.vin === null ? [t.chassis_number(), notice.chassis_number ?? t.none()] : ['VIN', notice.vin],
    [
      t.distance_travelled(),
      notice.odometer_km === null ? t.no_odometer() : t.distance_km({ km: formatCount(notice.odometer_km) }),
    ],
    [t.first_registered_in_new_zealand(), String(notice.first_registered_year)],
    [t.imported_used(), describeImport(notice)],
  ]
  return (
    <Panel title={t.consumer_information_notice()}>
      <p className="max-w-prose text-sm text-ink-2">{t.the_seller_is_in_trade_you_must_be()}</p>
      <dl className="mt-3 text-sm">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,11fr)_minmax(0,13fr)] gap-x-4 border-t border-line py-1.5 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="num min-w-0 font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <LinkButton
          kind="quiet"
          icon={Printer}
          to={`/api${getConsumerNotice.path.replace('{id}', String(listingId))}`}
          reloadDocument
          target="_blank"
          rel="noopener"
        >
          {t.print_the_notice_pdf()}
        </LinkButton>
      </div>
    </Panel>
  )
}
