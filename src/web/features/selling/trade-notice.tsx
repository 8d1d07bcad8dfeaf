import { Link } from 'react-router'
import type { Account } from '#contract/accounts.ts'
import { needsNotice } from '#contract/consumer-notice.ts'
import type { VehicleSubtype } from '#contract/vehicles.ts'
import { FieldError } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { fieldId } from './sell-check.ts'
import type { SellValues } from './sell-values.ts'

interface TradeNoticeProps {
  account: Account
  values: SellValues
  error: string | undefined
}

/** What the law wants of a trader, and where their half of it is written down. */
export function TradeNotice({ account, values, error }: TradeNoticeProps) {
  const { seller_kind, trader_number } = account
  const subtype = (values.vehicle?.subtype ?? null) as VehicleSubtype | null
  if (!needsNotice({ seller_kind, condition: values.condition ?? 'used', subtype })) return null
  const isKnown = account.address.trim() !== '' && trader_number !== null
  return (
    <div id={fieldId('vehicle.trader')} tabIndex={-1} className="grid gap-1.5 rounded-control">
      <Notice kind={isKnown ? 'plain' : 'bid'}>
        You sell in trade, so we show a <b>Consumer Information Notice</b> with it, to read and to print.{' '}
        {isKnown
          ? 'It has your name, address and number from '
          : 'It needs your address and your trader number from '}
        <Link to="/user-settings#selling" className="font-semibold text-pounamu underline">
          your settings
        </Link>
        .
      </Notice>
      {error && <FieldError id={`${fieldId('vehicle.trader')}-error`}>{error}</FieldError>}
    </div>
  )
}
