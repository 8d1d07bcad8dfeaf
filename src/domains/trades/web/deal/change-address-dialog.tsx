import { useState } from 'react'
import { createPortal } from 'react-dom'
import { listAddresses, type DeliveryAddress } from '#domains/delivery/common/addresses.ts'
import { AddressDialog } from '#domains/delivery/web/shared/address-dialog.tsx'
import { changeTradeAddress } from '#domains/trades/common/terms.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { must } from '#platform/common/must.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useTermsAct } from './use-deal.ts'
import * as t from '#domains/trades/texts.ts'

export default function ChangeAddressDialog({ trade, onClose }: { trade: Trade; onClose: () => void }) {
  const { data } = useApiQuery(listAddresses, {})
  const call = useTermsAct(changeTradeAddress)
  const [picked, setPicked] = useState<number | null>(null)
  const addresses = data?.items ?? []
  const address = addresses.find(({ id }) => id === picked) ?? addresses[0] ?? null
  const form = useActionForm({
    initial: {},
    send: () => call.mutateAsync({ id: trade.id, address_id: must(address, 'address').id }),
    onDone: () => {
      notify.success(t.deal_address_changed())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.deal_change_the_address()}
      description={t.deal_another_address_at_the_same_price()}
      confirm={t.deal_change_address()}
      disabled={address === null}
      onClose={onClose}
    >
      <AddressChoice addresses={addresses} address={address} onChoose={setPicked} />
    </FormDialog>
  )
}

interface AddressChoiceProps {
  addresses: DeliveryAddress[]
  address: DeliveryAddress | null
  onChoose: (id: number) => void
}

const formatAddressLine = ({ line1, line2, place_name: place, postcode }: DeliveryAddress): string =>
  [line1, line2, `${place} ${postcode}`].filter(Boolean).join(', ')

function AddressChoice({ addresses, address, onChoose }: AddressChoiceProps) {
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
