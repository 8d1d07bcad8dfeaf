import { Link } from 'react-router'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { needsNotice } from '#domains/listings/common/rules/vehicle-sale-rules.ts'
import { getVehicleSales } from '#domains/listings/common/listings.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { fieldId } from './sell-check.ts'
import type { SellValues } from './sell-values.ts'
import { useRepresentedSeller } from '../draft/on-behalf-of.ts'
import type { ReactNode } from 'react'
import * as t from '#domains/selling/texts.ts'
import { getSubtype } from '#domains/selling/web/form/detail-values.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

interface TradeNoticeProps {
  account: Account
  values: SellValues
  error: string | undefined
}

export function TradeNotice({ account, values, error }: TradeNoticeProps) {
  const { seller_kind: sellerKind, trader_number: traderNumber } = account
  const onBehalfOf = useRepresentedSeller()
  // Only sellers themselves declare that they are traders.
  if (sellerKind === 'private') return onBehalfOf ? null : <DeclareNotice />
  const subtype = getSubtype(values.vehicle)
  if (!needsNotice({ seller_kind: sellerKind, condition: values.condition ?? 'used', subtype })) return null
  const isKnown = account.address.trim() !== '' && traderNumber !== null
  const from = {
    is_own: onBehalfOf === null,
    link: linkTo(onBehalfOf ? `/user/${onBehalfOf.seller_id}/edit` : settingsPage),
  }
  return (
    <div id={fieldId('vehicle.trader')} tabIndex={-1} className="grid gap-1.5 rounded-control">
      <Notice kind={isKnown ? 'plain' : 'bid'}>
        <Sentence
          parts={
            onBehalfOf
              ? t.they_sell_in_trade_so_we_show_a_notice({ name: onBehalfOf.seller_name, b })
              : t.you_sell_in_trade_so_we_show_a_notice({ b })
          }
        />{' '}
        <Sentence
          parts={
            isKnown
              ? t.it_has_the_name_address_and_number(from)
              : t.it_needs_the_address_and_the_trader_number(from)
          }
        />
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
      <Sentence
        parts={t.you_have_sold_so_many_vehicles({
          sold_in_a_year: data.sold_in_a_year,
          link: linkTo(settingsPage),
        })}
      />
    </Notice>
  )
}

const settingsPage = '/user-settings#selling'
const b = (parts: ReactNode) => <b>{parts}</b>
const linkTo = (to: string) => (parts: ReactNode) => (
  <Link to={to} className="font-semibold text-pounamu underline">
    {parts}
  </Link>
)
