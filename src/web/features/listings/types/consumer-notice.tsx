import { Printer } from 'lucide-react'
import { type ConsumerNotice, getConsumerNotice } from '#contract/listings/consumer-notice.ts'
import { formatMoney } from '#shared/formats/formats.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'

interface ConsumerNoticePanelProps {
  notice: ConsumerNotice
  listing_id: number
}

/** What the law wants to be seen with a used vehicle that a trader sells. */
export function ConsumerNoticePanel({ notice, listing_id }: ConsumerNoticePanelProps) {
  const rows: [string, string][] = [
    ['Trader', notice.trader_name],
    ['Address', notice.trader_address],
    ['Phone', notice.trader_phone],
    ['Motor vehicle trader number', notice.trader_number ?? 'Not given'],
    [
      'Cash price',
      notice.cash_price_cents === null
        ? 'For sale by auction'
        : `${formatMoney(notice.cash_price_cents)}, with GST and all on-road costs`,
    ],
    ['Security interest', notice.has_security_interest ? 'Yes' : 'No'],
    ['Make and model', `${notice.make} ${notice.model}`],
    ['Vehicle year', String(notice.year)],
    ['Plate', notice.plate ?? 'None'],
    notice.vin === null ? ['Chassis number', notice.chassis_number ?? 'None'] : ['VIN', notice.vin],
    [
      'Distance travelled',
      notice.odometer_km === null ? 'No odometer' : `${notice.odometer_km.toLocaleString('en-NZ')} km`,
    ],
    ['First registered in New Zealand', String(notice.first_registered_year)],
    ['Imported used', notice.is_imported_used ? 'Yes' : 'No'],
  ]
  return (
    <Panel title="Consumer Information Notice">
      <p className="max-w-prose text-sm text-ink-2">
        The seller is in trade. You must be shown this before you buy (Consumer Information Standards (Used
        Motor Vehicles) Regulations 2008).
      </p>
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
          to={`/api${getConsumerNotice.path.replace('{id}', String(listing_id))}`}
          reloadDocument
          target="_blank"
          rel="noopener"
        >
          Print the notice (PDF)
        </LinkButton>
      </div>
    </Panel>
  )
}
