import type { ReactNode } from 'react'
import { formatOption, listPlacePrices, listSending } from '#domains/delivery/common/delivery-labels.ts'
import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import * as t from '#domains/delivery/texts.ts'

const formatPrice = (cents: number) => (cents === 0 ? t.free_2() : formatMoney(cents))

interface OptionTableProps {
  options: DeliveryOption[]
  /** The name of the listing's region; empty while it is unknown. */
  region: string
  /** Whether a buyer can take more than one. */
  hasSeveral: boolean
}

/** Each option with its prices by place; those of `as_agreed` stand together at the end. */
export function OptionTable({ options, region, hasSeveral }: OptionTableProps) {
  const priced = options.filter(({ kind }) => kind !== 'as_agreed')
  const agreed = options.filter(({ kind }) => kind === 'as_agreed')
  return (
    <table className="w-full text-sm">
      {priced.map((option) => (
        <PricedOption key={option.id} option={option} region={region} hasSeveral={hasSeveral} />
      ))}
      {agreed.length > 0 && (
        <tbody>
          <GroupHead name={t.as_agreed_with_the_seller()} />
          {agreed.flatMap((option) =>
            listPlacePrices(option, region).map(({ cents }) => (
              <PriceRow key={option.id} name={option.name} price={formatPrice(cents)} />
            )),
          )}
        </tbody>
      )}
    </table>
  )
}

function PricedOption({
  option,
  region,
  hasSeveral,
}: Omit<OptionTableProps, 'options'> & { option: DeliveryOption }) {
  const { rural_cents: rural, further_cents: further } = option
  const places = listPlacePrices(option, region)
  const only = places.find(({ place }) => place === '')
  return (
    <tbody>
      <GroupHead
        name={formatOption(option)}
        note={listSending(option).join(' · ')}
        price={only && formatPrice(only.cents)}
      />
      {places.map(
        ({ place, cents }) =>
          place !== '' && <PriceRow key={place} name={place} price={formatPrice(cents)} />,
      )}
      {rural === null ? (
        <PriceRow name={t.rural_addresses()} price={t.not_delivered()} />
      ) : (
        rural > 0 && (
          <PriceRow name={t.rural_addresses()} price={t.price_on_top({ price: formatMoney(rural) })} />
        )
      )}
      {hasSeveral && (
        <PriceRow
          name={t.each_further_item_2()}
          price={further === 0 ? t.free_2() : t.price_on_top({ price: formatMoney(further) })}
        />
      )}
    </tbody>
  )
}

function GroupHead({ name, note = '', price }: { name: string; note?: string; price?: string | undefined }) {
  return (
    <tr className="border-t border-line align-top">
      <th
        scope="rowgroup"
        colSpan={price === undefined ? 2 : 1}
        className="min-w-0 pt-2 pb-1 text-left font-semibold wrap-anywhere"
      >
        {name}
        {note !== '' && <span className="ml-2 text-xs font-normal text-ink-3">{note}</span>}
      </th>
      {price !== undefined && <Price isHead>{price}</Price>}
    </tr>
  )
}

function PriceRow({ name, price }: { name: string; price: string }) {
  return (
    <tr className="align-top last:*:pb-2">
      <th scope="row" className="min-w-0 py-0.5 pr-4 text-left font-normal text-ink-2 wrap-anywhere">
        {name}
      </th>
      <Price>{price}</Price>
    </tr>
  )
}

const Price = ({ children, isHead = false }: { children: ReactNode; isHead?: boolean }) => (
  <td
    className={joinClasses('num text-right font-medium whitespace-nowrap', isHead ? 'pt-2 pb-1' : 'py-0.5')}
  >
    {children}
  </td>
)
