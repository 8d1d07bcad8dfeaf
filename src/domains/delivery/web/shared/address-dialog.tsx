import type { DeliveryAddress } from '#domains/delivery/common/addresses.ts'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { AddressFields, useAddressForm } from './address-form.tsx'
import * as t from '#domains/delivery/texts.ts'

interface AddressDialogProps {
  /** Without one, a new address is added. */
  address?: DeliveryAddress | undefined
  onSaved: (address: DeliveryAddress) => void
  onClose: () => void
}

export function AddressDialog({ address, onSaved, onClose }: AddressDialogProps) {
  const form = useAddressForm({
    address,
    onSaved: (saved) => {
      notify.success(address ? t.changes_saved() : t.address_added())
      onSaved(saved)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={address ? t.edit_address_title() : t.add_an_address()}
      confirm={address ? t.save_changes() : t.add_address()}
      onClose={onClose}
    >
      <AddressFields form={form} address={address} />
    </FormDialog>
  )
}
