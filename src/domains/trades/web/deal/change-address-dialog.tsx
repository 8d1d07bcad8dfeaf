import { useState } from 'react'
import { listAddresses } from '#domains/delivery/common/addresses.ts'
import { changeTradeAddress } from '#domains/trades/common/terms.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { must } from '#platform/common/must.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { AddressChoice } from './choose-delivery-dialog.tsx'
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
