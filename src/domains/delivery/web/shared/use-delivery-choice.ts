import { useState } from 'react'
import { listAddresses, type DeliveryAddress } from '#domains/delivery/common/addresses.ts'
import type { DeliveryChoice } from '#domains/delivery/common/delivery-options.shapes.ts'
import {
  listChoices,
  type DeliveryTerms,
  type Origin,
  type PricedChoice,
} from '#domains/delivery/common/delivery-price.ts'
import {
  getTotalValues,
  sumTotal,
  toChosenDelivery,
  type ChosenDelivery,
  type TotalValues,
} from '#domains/delivery/common/delivery-total.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'

interface OfferedDelivery {
  /** A listing, or what a trade's listing offered. */
  offered: DeliveryTerms
  from: Origin
  /** Where it is picked up; empty if unknown. */
  place?: string
  quantity: number
  /** For all pieces. */
  items_cents: number
}

export const getChoiceKey = ({ method, option }: PricedChoice): string => (option ? `${option.id}` : method)

export const namesPrices = ({ pickup, delivery_options: options }: DeliveryTerms) =>
  pickup !== 'must' && options.some(({ kind }) => kind !== 'as_agreed')

/** How a buyer gets it and what it costs in all. Render `DeliveryChoiceFields` with it. */
export function useDeliveryChoice({
  offered,
  from,
  place = '',
  quantity,
  items_cents: itemsCents,
}: OfferedDelivery) {
  const call = useApiQuery(listAddresses, {}, { enabled: offered.pickup !== 'must', staleTime: 0 })
  const [picked, setPicked] = useState<{ address: number | null; key: string | null }>({
    address: null,
    key: null,
  })
  const setQueryData = useSetQueryData()
  const [isChecked, setChecked] = useState(false)
  const addresses = call.data?.items ?? []
  const address = addresses.find(({ id }) => id === picked.address) ?? addresses[0] ?? null
  const isUnknown = call.data === undefined && offered.pickup !== 'must'
  const choices = isUnknown ? [] : listChoices(offered, from, address, quantity)
  const mayPreselect = address !== null || !namesPrices(offered)
  const chosen =
    choices.find((choice) => getChoiceKey(choice) === picked.key) ?? (mayPreselect ? choices[0] : undefined)
  const delivery: ChosenDelivery | null = chosen ? toChosenDelivery(chosen) : null
  const totalCents = sumTotal(itemsCents, delivery)
  const values: TotalValues = getTotalValues(itemsCents, delivery)
  return {
    offered,
    from,
    place,
    quantity,
    call,
    addresses,
    address,
    choices,
    chosen: chosen ?? null,
    /** The choice with its price; null until one is chosen. */
    delivery,
    /** For the call that promises it. */
    choice: chosen ? toDeliveryChoice(chosen, address) : null,
    total_cents: totalCents,
    values,
    isWrong: isChecked && !chosen,
    chooseAddress: (id: number) => setPicked((before) => ({ ...before, address: id })),
    addAddress: (saved: DeliveryAddress) => {
      void setQueryData(listAddresses, {}, (known) => ({
        items: [...(known?.items ?? []).filter(({ id }) => id !== saved.id), saved],
      }))
      setPicked((before) => ({ ...before, address: saved.id }))
    },
    choose: (key: string) => setPicked((before) => ({ ...before, key })),
    /** @returns false, with a message at the choice, if nothing is chosen */
    check: (): boolean => {
      setChecked(true)
      return chosen !== undefined
    },
  }
}

export type DeliveryChoosing = ReturnType<typeof useDeliveryChoice>

function toDeliveryChoice({ method, option }: PricedChoice, address: DeliveryAddress | null): DeliveryChoice {
  if (method === 'pickup' || address === null) return { method }
  return { method, ...(option && { option_id: option.id }), address_id: address.id }
}
