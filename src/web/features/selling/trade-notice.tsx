import { Link } from 'react-router'
import type { Account } from '#contract/accounts.ts'
import { needsNotice } from '#contract/consumer-notice.ts'
import { getVehicleSales } from '#contract/vehicle-sales.ts'
import type { VehicleSubtype } from '#contract/vehicles.ts'
import { useCall } from '#web/lib/query.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { fieldId } from './sell-check.ts'
import type { SellValues } from './sell-values.ts'

interface TradeNoticeProps {
  account: Account
  values: SellValues
  error: string | undefined
}

/** What the law wants of a trader, and of somebody who sells like one. */
export function TradeNotice({ account, values, error }: TradeNoticeProps) {
  const { seller_kind, trader_number } = account
  if (seller_kind === 'private') return <DeclareNotice />
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
        <SettingsLink />.
      </Notice>
      {error && <FieldError id={`${fieldId('vehicle.trader')}-error`}>{error}</FieldError>}
    </div>
  )
}

function DeclareNotice() {
  const { data } = useCall(getVehicleSales, {}, { staleTime: 300_000 })
  if (!data?.should_declare) return null
  return (
    <Notice kind="bid">
      You have sold {data.sold_in_a_year} vehicles in twelve months. Whoever sells more than six is a motor
      vehicle trader by law. Please declare it in <SettingsLink />.
    </Notice>
  )
}

const SettingsLink = () => (
  <Link to="/user-settings#selling" className="font-semibold text-pounamu underline">
    your settings
  </Link>
)
