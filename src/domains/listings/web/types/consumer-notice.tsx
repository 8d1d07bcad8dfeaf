import { Printer } from 'lucide-react'
import { type ConsumerNotice, getConsumerNotice } from '#domains/listings/common/consumer-notice.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import * as t from '#domains/listings/texts.ts'

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
