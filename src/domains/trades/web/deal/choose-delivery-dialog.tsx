import { useState } from 'react'
import { createPortal } from 'react-dom'
import { listAddresses, type DeliveryAddress } from '#domains/delivery/common/addresses.ts'
import { listChoices, type PricedChoice } from '#domains/delivery/common/delivery-price.ts'
import { AddressDialog } from '#domains/delivery/web/shared/address-dialog.tsx'
import { chooseDelivery, type TradeDetails } from '#domains/trades/common/terms.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { describeChoice, describePromise, sumChoice } from './terms-labels.ts'
import { useTermsAct } from './use-deal.ts'
import * as t from '#domains/trades/texts.ts'

const getChoiceKey = ({ method, option }: PricedChoice): string => (option ? `${option.id}` : method)

interface ChooseDeliveryDialogProps {
  trade: Trade
  details: TradeDetails
  onClose: () => void
}

export default function ChooseDeliveryDialog({ trade, details, onClose }: ChooseDeliveryDialogProps) {
  const terms = must(trade.terms, 'terms')
  const offered = must(details.offered, 'offered delivery')
  const needsAddress = offered.pickup !== 'must'
  const addresses = useApiQuery(listAddresses, {}, { enabled: needsAddress })
  const call = useTermsAct(chooseDelivery)
  const [picked, setPicked] = useState<{ address: number | null; key: string | null }>({
    address: null,
    key: null,
  })
  const known = addresses.data?.items ?? []
  const address = known.find(({ id }) => id === picked.address) ?? known[0] ?? null
  const isLoading = needsAddress && addresses.isPending
  const choices = isLoading ? [] : listChoices(offered, offered.from, address, terms.quantity)
  const chosen = choices.find((choice) => getChoiceKey(choice) === picked.key) ?? choices[0] ?? null
  const form = useActionForm({
    initial: {},
    send: () => {
      const { method, option, price } = must(chosen, 'choice')
      return call.mutateAsync({
        id: trade.id,
        delivery: {
          method,
          ...(option && { option_id: option.id }),
          ...(address && method !== 'pickup' && { address_id: address.id }),
        },
        total_cents: sumChoice(terms.items_cents, price),
      })
    },
    onDone: () => {
      notify.success(t.deal_delivery_chosen())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.deal_choose_the_delivery()}
      confirm={
        chosen?.price
          ? t.deal_agree_to_pay({ total: formatMoney(sumChoice(terms.items_cents, chosen.price)) })
          : t.deal_choose_delivery_button()
      }
      disabled={chosen === null}
      onClose={onClose}
    >
      {isLoading ? (
        <Loading>
          <Skeleton className="h-11" />
        </Loading>
      ) : (
        <>
          {needsAddress && (
            <AddressChoice
              addresses={known}
              address={address}
              onChoose={(id) => setPicked({ ...picked, address: id })}
            />
          )}
          {choices.length > 1 ? (
            <RadioCards
              legend={t.deal_how_you_get_it()}
              name="delivery-choice"
              value={chosen ? getChoiceKey(chosen) : ''}
              onChoose={(key) => setPicked({ ...picked, key })}
              cards={choices.map((choice) => ({
                value: getChoiceKey(choice),
                label: describeChoice(choice),
              }))}
            />
          ) : (
            chosen && <p className="num text-sm font-semibold">{describeChoice(chosen)}</p>
          )}
          {chosen && <p className="num text-sm">{describePromise(terms.items_cents, chosen)}</p>}
        </>
      )}
    </FormDialog>
  )
}

interface AddressChoiceProps {
  addresses: DeliveryAddress[]
  address: DeliveryAddress | null
  onChoose: (id: number) => void
}

export const formatAddressLine = ({ line1, line2, place_name: place, postcode }: DeliveryAddress): string =>
  [line1, line2, `${place} ${postcode}`].filter(Boolean).join(', ')

export function AddressChoice({ addresses, address, onChoose }: AddressChoiceProps) {
  const [isAdding, setAdding] = useState(false)
  const invalidate = useInvalidate()
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      {address === null ? (
        <p className="text-ink-2">{t.deal_add_your_address()}</p>
      ) : (
        <div className="w-full min-w-0">
          <Field
            label={t.deal_delivery_address()}
            help={address.is_rural ? t.deal_rural_delivery() : undefined}
          >
            {(control) => (
              <Select
                {...control}
                value={`${address.id}`}
                onChoose={(id) => onChoose(Number(id))}
                options={addresses.map((one) => ({ value: `${one.id}`, label: formatAddressLine(one) }))}
              />
            )}
          </Field>
        </div>
      )}
      <Button kind="quiet" size="small" onClick={() => setAdding(true)}>
        {t.deal_add_address()}
      </Button>
      {/* Apart from the form around it, which its own form can't be inside of. */}
      {isAdding &&
        createPortal(
          <AddressDialog
            onSaved={(saved) => {
              invalidate(listAddresses)
              onChoose(saved.id)
            }}
            onClose={() => setAdding(false)}
          />,
          document.body,
        )}
    </div>
  )
}
