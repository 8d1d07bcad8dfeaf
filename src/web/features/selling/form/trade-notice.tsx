import { Link } from 'react-router'
import type { Account } from '#contract/accounts/accounts.ts'
import { needsNotice } from '#shared/rules/listings/consumer-notice.ts'
import { getVehicleSales } from '#contract/listings/vehicle-sales.ts'
import type { VehicleSubtype } from '#shared/rules/listings/vehicle-fields.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { fieldId } from './sell-check.ts'
import type { SellValues } from './sell-values.ts'
import { useOnBehalfOf } from './on-behalf-of.ts'

interface TradeNoticeProps {
  account: Account
  values: SellValues
  error: string | undefined
}

/** What the law wants of a trader, and of somebody who sells like one. */
export function TradeNotice({ account, values, error }: TradeNoticeProps) {
  const { seller_kind, trader_number } = account
  const on_behalf_of = useOnBehalfOf()
  // Whether to declare to be in trade is asked of sellers themselves.
  if (seller_kind === 'private') return on_behalf_of ? null : <DeclareNotice />
  const subtype = (values.vehicle?.subtype ?? null) as VehicleSubtype | null
  if (!needsNotice({ seller_kind, condition: values.condition ?? 'used', subtype })) return null
  const isKnown = account.address.trim() !== '' && trader_number !== null
  return (
    <div id={fieldId('vehicle.trader')} tabIndex={-1} className="grid gap-1.5 rounded-control">
      <Notice kind={isKnown ? 'plain' : 'bid'}>
        {on_behalf_of ? `${on_behalf_of.seller_name} sells` : 'You sell'} in trade, so we show a{' '}
        <b>Consumer Information Notice</b> with it, to read and to print.{' '}
        {isKnown
          ? 'It has the name, address and number from '
          : 'It needs the address and the trader number from '}
        {on_behalf_of ? <MemberLink seller_id={on_behalf_of.seller_id} /> : <SettingsLink />}.
      </Notice>
      {error && <FieldError id={`${fieldId('vehicle.trader')}-error`}>{error}</FieldError>}
    </div>
  )
}

function DeclareNotice() {
  const { data } = useApiQuery(getVehicleSales, {}, { staleTime: 300_000 })
  if (!data?.should_declare) return null
  return (
    <Notice kind="bid">
      You have sold {data.sold_in_a_year} vehicles in twelve months. Whoever sells more than six is a motor
      vehicle trader by law. Please declare it in <SettingsLink />.
    </Notice>
  )
}

const MemberLink = ({ seller_id }: { seller_id: number }) => (
  <Link to={`/user/${seller_id}/edit`} className="font-semibold text-pounamu underline">
    the member’s account
  </Link>
)

const SettingsLink = () => (
  <Link to="/user-settings#selling" className="font-semibold text-pounamu underline">
    your settings
  </Link>
)
