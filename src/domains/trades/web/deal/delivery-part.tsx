import { ExternalLink, Package, Truck } from 'lucide-react'
import type { TradeAddress, TradeDetails } from '#domains/trades/common/terms.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { Link } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { TradeMeeting } from '../trade-arrangements.tsx'
import { CopyButton } from './copy-line.tsx'
import { getPrimaryAct } from './next-step.ts'
import { describeDelivery, describeSending } from './terms-labels.ts'
import type { OpenDialog } from './use-deal.ts'
import * as t from '#domains/trades/texts.ts'

interface DeliveryPartProps {
  trade: Trade
  details: TradeDetails | undefined
  onOpen: OpenDialog
  /** From the QR code that the buyer shows. */
  scannedCode: string | null
}

export function DeliveryPart({ trade, details, onOpen, scannedCode }: DeliveryPartProps) {
  const { terms, parcel, may_change: mayChange, role } = trade
  const delivery = terms?.delivery ?? null
  const primary = getPrimaryAct(trade)
  const sending = delivery && describeSending(delivery)
  if (trade.status === 'unconfirmed') return null
  return (
    <Panel title={t.deal_delivery()}>
      <div className="grid gap-4 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="flex min-w-0 items-start gap-2.5">
            <Truck aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" />
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">
                {delivery ? describeDelivery(delivery) : t.deal_not_chosen_yet()}
              </span>
              {sending && <span className="text-ink-2">{sending}</span>}
            </span>
          </p>
          {mayChange.includes('choose_delivery') && primary !== 'choose_delivery' && (
            <Button kind="quiet" size="small" onClick={() => onOpen('choose_delivery')}>
              {t.deal_choose_delivery_button()}
            </Button>
          )}
          {mayChange.includes('choose_for_buyer') && primary !== 'choose_for_buyer' && (
            <Button kind="quiet" size="small" onClick={() => onOpen('choose_for_buyer')}>
              {t.deal_choose_for_the_buyer()}
            </Button>
          )}
        </div>
        <JoinedParcels trade={trade} details={details} />
        {details?.address && (
          <Address
            address={details.address}
            isBuyer={role === 'buyer'}
            onChange={mayChange.includes('change_address') ? () => onOpen('change_address') : null}
          />
        )}
        {(parcel || mayChange.includes('change_tracking')) && (
          <Parcel
            trade={trade}
            onChange={mayChange.includes('change_tracking') ? () => onOpen('change_tracking') : null}
          />
        )}
        <TradeMeeting trade={trade} scannedCode={scannedCode} />
      </div>
    </Panel>
  )
}

function JoinedParcels({ trade, details }: { trade: Trade; details: TradeDetails | undefined }) {
  const joinedTo = trade.terms?.delivery?.joined_to ?? null
  if (joinedTo !== null) {
    return (
      <p>
        <Link to={getTradePath(trade.role, joinedTo)} className="font-medium text-pounamu hover:underline">
          {t.deal_see_the_sale_it_goes_out_with()}
        </Link>
      </p>
    )
  }
  if (!details || details.joined.length === 0) return null
  return (
    <div className="grid gap-1">
      <p className="text-ink-2">{t.deal_in_the_same_parcel()}</p>
      <ul className="grid gap-1">
        {details.joined.map(({ trade_id: tradeId, title }) => (
          <li key={tradeId}>
            <Link to={getTradePath(trade.role, tradeId)} className="font-medium text-pounamu hover:underline">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const listLines = ({ name, line1, line2, place_name: placeName, postcode }: TradeAddress): string[] =>
  [name, line1, line2, `${placeName} ${postcode}`].filter((line) => line !== null && line !== '').map(String)

interface AddressProps {
  address: TradeAddress
  isBuyer: boolean
  /** Null if it can't be changed. */
  onChange: (() => void) | null
}

function Address({ address, isBuyer, onChange }: AddressProps) {
  const lines = listLines(address)
  return (
    <section aria-label={t.deal_delivery_address()} className="grid gap-1.5 border-t border-line pt-3">
      <h3 className="font-semibold">{t.deal_delivery_address()}</h3>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <address className="min-w-0 not-italic wrap-anywhere">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          {address.is_rural && <span className="block text-ink-2">{t.deal_rural_delivery()}</span>}
        </address>
        {onChange && (
          <Button kind="quiet" size="small" onClick={onChange}>
            {t.deal_change_address()}
          </Button>
        )}
        {!isBuyer && <CopyButton text={lines.join('\n')} what="address" label={t.deal_copy_address()} />}
      </div>
    </section>
  )
}

function Parcel({ trade: { parcel }, onChange }: { trade: Trade; onChange: (() => void) | null }) {
  return (
    <section aria-label={t.deal_tracking()} className="grid gap-1.5 border-t border-line pt-3">
      <h3 className="font-semibold">{t.deal_tracking()}</h3>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {parcel ? (
          <p className="flex min-w-0 items-start gap-2.5">
            <Package aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" />
            <span className="num min-w-0 wrap-anywhere">
              {parcel.url === null ? (
                t.deal_carrier_and_number(parcel)
              ) : (
                <a
                  href={parcel.url}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="inline-flex items-center gap-1.5 font-medium text-pounamu hover:underline"
                >
                  {t.deal_track_it(parcel)}
                  <ExternalLink aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
                </a>
              )}
            </span>
          </p>
        ) : (
          <p className="text-ink-2">{t.deal_no_tracking_number_yet()}</p>
        )}
        {onChange && (
          <Button kind="quiet" size="small" onClick={onChange}>
            {parcel ? t.deal_correct_tracking() : t.deal_add_tracking()}
          </Button>
        )}
      </div>
    </section>
  )
}
