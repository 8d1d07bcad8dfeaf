import { Check, UserRound, Printer } from 'lucide-react'
import { Fragment } from 'react'
import { type Listing, type ConsumerNotice, getConsumerNotice } from '#domains/listings/common/listings.ts'
import type { RegisterWord } from '#domains/listings/common/register-word.shapes.ts'
import {
  getVehicleField,
  vehicleFieldNames,
  type VehicleField,
  type VehicleSection,
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

/** The first group needs no title; details of the form's last section belong to it too. */
const groups: { title?: () => string; sections: (VehicleSection | undefined)[] }[] = [
  { sections: [undefined, 'make_and_model', 'extras'] },
  { title: t.engine, sections: ['engine'] },
  { title: t.registration, sections: ['registration'] },
  { title: t.history, sections: ['history'] },
]

export function VehicleAttributes({ vehicle, word }: VehicleAttributesProps) {
  const rows = vehicleFieldNames
    .filter((field) => field !== 'features')
    .flatMap((field) => {
      const value = formatVehicleValue(field, vehicle)
      return value === null ? [] : [{ field, value, section: getVehicleField(field).section }]
    })
  if (rows.length === 0 && vehicle.features.length === 0) return null
  const confirmedCount = rows.filter(({ field }) => isConfirmed(word, field)).length
  return (
    <section aria-labelledby="vehicle">
      <h2 id="vehicle" className="heading text-lg">
        {t.the_vehicle()}
      </h2>
      {vehicle.subtype !== 'parts' && (
        <RegisterSource word={word} count={confirmedCount} hasPlate={vehicle.plate !== null} />
      )}
      {groups.map(({ title, sections }) => {
        const shown = rows.filter(({ section }) => sections.includes(section))
        return (
          shown.length > 0 && (
            <Fragment key={sections.join()}>
              {title && <h3 className="mt-4 text-sm font-semibold print:hidden">{title()}</h3>}
              <dl className="mt-1.5 grid grid-cols-2 gap-x-4 text-sm sm:gap-x-8 print:mt-0 print:grid-cols-3">
                {shown.map(({ field, value }) => (
                  <div
                    key={field}
                    className="min-w-0 border-t border-line py-1.5 sm:flex sm:justify-between sm:gap-4 sm:py-2 print:flex print:justify-between print:break-inside-avoid print:py-0.5"
                  >
                    <dt className="text-ink-2 max-sm:text-xs">{getVehicleField(field).texts.label()}</dt>
                    <dd className="num min-w-0 font-medium break-words sm:text-right">
                      <span className="inline-flex max-w-full flex-wrap items-baseline gap-x-1.5 sm:flex-row-reverse">
                        <span className="min-w-0">{value}</span>
                        {word && !isConfirmed(word, field) && <SellerMark />}
                      </span>
                      <Remark field={field} vehicle={vehicle} word={word} />
                    </dd>
                  </div>
                ))}
              </dl>
            </Fragment>
          )
        )
      })}
      {vehicle.features.length > 0 && (
        <div className="mt-1.5 border-t border-line pt-3 print:mt-0 print:pt-1.5">
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

const isConfirmed = (word: RegisterWord | null, field: VehicleField): boolean =>
  word?.confirmed.some((confirmed) => confirmed === field) ?? false

function formatVehicleValue(field: VehicleField, vehicle: Vehicle): string | null {
  if (field === 'has_security_interest' && vehicle.has_security_interest !== null)
    return vehicle.has_security_interest ? t.yes_someone_has_a_claim_on_it() : t.none()
  return describeVehicleValue(field, vehicle[field], vehicle.fuel_type)
}

interface RegisterSourceProps {
  word: RegisterWord | null
  count: number
  hasPlate: boolean
}

function RegisterSource({ word, count, hasPlate }: RegisterSourceProps) {
  if (!word && !hasPlate) return null
  if (!word)
    return <p className="mt-1 max-w-prose text-sm text-ink-3">{t.these_details_are_from_the_seller_they()}</p>
  return (
    <div className="mt-1 max-w-prose text-sm">
      <p className="num flex items-center gap-1.5 font-semibold text-pounamu-deep">
        {t.details_match_the_register({ count, is_sample: word.source === 'sample' })}
        <Check aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      </p>
      <p className="text-ink-3">
        {t.checked_on_fetched_at({ fetched_at: formatDate(new Date(word.fetched_at)) })}
      </p>
    </div>
  )
}

function SellerMark() {
  return (
    <span className="inline-flex items-center gap-1 text-xs font-medium text-ink-3 print:hidden">
      <UserRound aria-hidden size={14} strokeWidth={1.75} />
      {t.seller()}
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
  const head: [string, string][] = [
    [t.trader(), notice.trader_name],
    [
      t.cash_price(),
      notice.cash_price_cents === null
        ? t.for_sale_by_auction()
        : t.cash_price_with_gst_and_all_on_road({ cash_price: formatMoney(notice.cash_price_cents) }),
    ],
    [t.security_interest(), notice.has_security_interest ? t.yes() : t.no()],
  ]
  const rest: [string, string][] = [
    [t.address(), notice.trader_address],
    [t.phone(), notice.trader_phone],
    [t.motor_vehicle_trader_number(), notice.trader_number ?? t.not_given()],
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
      <NoticeRows rows={head} />
      {/* Opens without scripts, since the law requires that every buyer can read it. */}
      <details className="mt-3">
        <summary className="w-fit cursor-pointer rounded-control py-1.5 text-sm font-semibold text-pounamu hover:underline">
          {t.show_notice()}
        </summary>
        <NoticeRows rows={rest} />
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
      </details>
    </Panel>
  )
}

function NoticeRows({ rows }: { rows: [string, string][] }) {
  return (
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
  )
}
