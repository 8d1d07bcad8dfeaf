import { useState } from 'react'
import { createPortal } from 'react-dom'
import { maxAddresses, type DeliveryAddress } from '#domains/delivery/common/addresses.ts'
import { describeDeliveryPrice, formatOption, listSending } from '#domains/delivery/common/delivery-labels.ts'
import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import { priceDelivery, type PricedChoice } from '#domains/delivery/common/delivery-price.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { Query } from '#platform/web/loading/query-state.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, FieldError } from '#platform/web/ui/fields/field.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { getChoiceKey, namesPrices, type DeliveryChoosing } from './use-delivery-choice.ts'
import * as t from '#domains/delivery/texts.ts'

export { useDeliveryChoice, type DeliveryChoosing } from './use-delivery-choice.ts'

const AddressDialog = lazyOnClick(async () => (await import('./address-dialog.tsx')).AddressDialog)

const fieldId = 'delivery-choice'

/** After `check()` returned false. */
export const focusDeliveryChoice = (): void => document.getElementById(fieldId)?.focus()

/** `choosing` comes from `useDeliveryChoice`, which the form around it has too. */
export function DeliveryChoiceFields({ choosing }: { choosing: DeliveryChoosing }) {
  const { call, offered } = choosing
  if (offered.pickup === 'must') return <Choices choosing={choosing} />
  return (
    <Query
      call={call}
      failed={t.your_addresses_didnt_load()}
      loading={t.loading_your_addresses()}
      skeleton={<ChoiceSkeleton />}
    >
      {() => (
        <div className="grid gap-4">
          <AddressChoice choosing={choosing} />
          <Choices choosing={choosing} />
        </div>
      )}
    </Query>
  )
}

function ChoiceSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-11" />
      <Skeleton className="h-12" />
    </div>
  )
}

const formatAddress = ({ line1, line2, place_name: place, postcode, is_rural: isRural }: DeliveryAddress) =>
  [line1, line2, `${place} ${postcode}`, isRural && t.rural()].filter(Boolean).join(', ')

function AddressChoice({ choosing }: { choosing: DeliveryChoosing }) {
  const { addresses, address, choices, offered, chooseAddress, addAddress } = choosing
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      {address === null ? (
        <p className="max-w-prose text-ink-2">
          {namesPrices(offered)
            ? t.add_your_address_to_see_the_price({ price: describeDeliveryPrice(offered.delivery_options) })
            : t.add_your_address_for_delivery()}
        </p>
      ) : addresses.length === 1 ? (
        <p className="min-w-0">
          <span className="block font-semibold text-ink">{t.deliver_to()}</span>
          <span className="wrap-anywhere text-ink-2">{`${address.name}, ${formatAddress(address)}`}</span>
        </p>
      ) : (
        <div className="w-full min-w-0 text-ink">
          <Field label={t.deliver_to()} help={`${address.name}, ${formatAddress(address)}`}>
            {(control) => (
              <Select
                {...control}
                value={`${address.id}`}
                onChoose={(id) => chooseAddress(Number(id))}
                options={addresses.map((one) => ({ value: `${one.id}`, label: formatAddress(one) }))}
              />
            )}
          </Field>
        </div>
      )}
      {addresses.length < maxAddresses && (
        <Button
          id={choices.length === 0 ? fieldId : undefined}
          kind="quiet"
          size="small"
          onClick={() => setAdding(true)}
        >
          {t.add_address()}
        </Button>
      )}
      {/* A portal, since HTML allows no form inside a form. */}
      {isAdding &&
        createPortal(<AddressDialog onSaved={addAddress} onClose={() => setAdding(false)} />, document.body)}
    </div>
  )
}

function Choices({ choosing }: { choosing: DeliveryChoosing }) {
  const { address, choices, chosen, choose, isWrong } = choosing
  const [only] = choices
  const error = isWrong
    ? address
      ? t.choose_how_you_get_it()
      : t.add_an_address_or_choose_pickup()
    : undefined
  return (
    <div className="grid gap-2 text-ink">
      {only && choices.length === 1 && chosen ? (
        <p className="text-sm">
          <span className="block font-semibold">{t.delivery_or_pickup()}</span>
          <span className="num">{formatChoice(only, choosing)}</span>
          <span className="num block text-xs text-ink-2">{formatSending(only)}</span>
        </p>
      ) : choices.length > 0 ? (
        <RadioCards
          legend={t.delivery_or_pickup()}
          name={fieldId}
          id={fieldId}
          value={chosen ? getChoiceKey(chosen) : ''}
          onChoose={choose}
          error={error}
          cards={choices.map((choice) => ({
            value: getChoiceKey(choice),
            label: formatChoice(choice, choosing),
            help: formatSending(choice),
          }))}
        />
      ) : (
        error && <FieldError id={`${fieldId}-error`}>{t.add_an_address_first()}</FieldError>
      )}
      <NotDelivered choosing={choosing} />
    </div>
  )
}

/** 'Courier NZ$ 7 + NZ$ 4.50 rural' */
function formatChoice({ method, option, price }: PricedChoice, { place }: { place: string }): string {
  if (method === 'pickup') return t.pickup_for_free({ place, has_place: place !== '' })
  if (method === 'as_agreed') return t.delivery_as_agreed_with_the_seller()
  const { delivery_cents: delivery, rural_cents: rural } = price
  return t.option_for_a_price({
    option: formatOption(option),
    has_name: option.name !== '',
    price: formatMoney(delivery),
    is_free: delivery === 0,
    rural: formatMoney(rural),
    has_rural: rural > 0,
  })
}

const formatSending = ({ option }: PricedChoice): string => (option ? listSending(option).join(' · ') : '')

/** The options that don't reach the address, with why. */
function NotDelivered({ choosing: { offered, from, address, quantity } }: { choosing: DeliveryChoosing }) {
  if (!address || offered.pickup === 'must') return null
  const missing = offered.delivery_options.filter(
    (option) => option.kind !== 'as_agreed' && !priceDelivery(option, from, address, quantity),
  )
  const isOnlyRural = (option: DeliveryOption) =>
    address.is_rural && priceDelivery(option, from, { ...address, is_rural: false }, quantity) !== null
  return (
    missing.length > 0 && (
      <ul className="grid gap-0.5 text-xs text-ink-2">
        {missing.map((option) => (
          <li key={option.id}>
            {t.option_isnt_delivered_there({
              option: formatOption(option),
              is_rural: isOnlyRural(option),
            })}
          </li>
        ))}
      </ul>
    )
  )
}
