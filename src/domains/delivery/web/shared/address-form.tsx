import {
  addAddress,
  changeAddress,
  listAddresses,
  type DeliveryAddress,
} from '#domains/delivery/common/addresses.ts'
import { addressInput } from '#domains/delivery/common/addresses.shapes.ts'
import { proposeRural } from '#domains/delivery/common/rural.ts'
import { SuburbField } from '#domains/places/web/shared/suburb-field.tsx'
import { checkBy, useActionForm, type ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiMutation, useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import * as t from '#domains/delivery/texts.ts'

interface AddressValues {
  name: string
  line1: string
  line2: string
  suburb: string | null
  postcode: string
  /** Null while it follows the proposal. */
  is_rural: boolean | null
  is_default: boolean
}

const maxLength = 80

interface AddressFormSettings {
  address: DeliveryAddress | undefined
  onSaved: (address: DeliveryAddress) => void
}

/** The form of a new address, or of a change. Render `AddressFields` with it. */
export function useAddressForm({ address, onSaved }: AddressFormSettings) {
  const { user } = useSession()
  const adding = useApiMutation(addAddress)
  const changing = useApiMutation(changeAddress)
  const invalidate = useInvalidate()
  const initial: AddressValues = {
    name: address?.name ?? `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim().slice(0, maxLength),
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    suburb: address?.suburb ?? null,
    postcode: address?.postcode ?? '',
    is_rural: address?.is_rural ?? null,
    is_default: address?.is_default ?? false,
  }
  return useActionForm({
    initial,
    written: ['name', 'line1', 'line2', 'suburb', 'postcode'],
    check: (values) => checkBy<AddressValues>(addressInput)(toInput(values)),
    send: (values) => {
      const input = toInput(values)
      return address ? changing.mutateAsync({ id: address.id, ...input }) : adding.mutateAsync(input)
    },
    onDone: (saved) => {
      invalidate(listAddresses)
      onSaved(saved)
    },
  })
}

const toInput = ({ suburb, is_rural: isRural, ...values }: AddressValues) => ({
  ...values,
  suburb: suburb ?? '',
  is_rural: isRural ?? proposeRural(values),
})

interface AddressFieldsProps {
  form: ActionForm<AddressValues>
  address: DeliveryAddress | undefined
}

export function AddressFields({ form, address }: AddressFieldsProps) {
  const { data } = useApiQuery(listAddresses, {})
  const { values } = form
  // The only address is the default anyway.
  const mayBecomeDefault = address ? !address.is_default : (data?.items.length ?? 0) > 0
  return (
    <>
      <Field label={t.recipients_name()} {...form.field('name')}>
        {(control) => (
          <TextInput {...control} {...form.text('name')} autoComplete="name" maxLength={maxLength} />
        )}
      </Field>
      <Field label={t.street_address()} {...form.field('line1')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text('line1')}
            autoComplete="address-line1"
            maxLength={maxLength}
          />
        )}
      </Field>
      <Field
        label={t.second_line()}
        optional
        help={t.such_as_a_flat_a_company_or_rd_3()}
        {...form.field('line2')}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.text('line2')}
            autoComplete="address-line2"
            maxLength={maxLength}
          />
        )}
      </Field>
      <SuburbField
        {...form.field('suburb')}
        value={values.suburb}
        onChange={(suburb) => form.enter({ suburb })}
      />
      <Field label={t.postcode()} {...form.field('postcode')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text('postcode')}
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={4}
            className="num max-w-32"
          />
        )}
      </Field>
      <Checkbox
        label={t.rural_delivery()}
        help={t.couriers_may_charge_extra()}
        {...form.field('is_rural')}
        checked={values.is_rural ?? proposeRural(values)}
        onChange={({ target }) => form.enter({ is_rural: target.checked })}
      />
      {mayBecomeDefault && <Checkbox label={t.make_this_my_default()} {...form.box('is_default')} />}
    </>
  )
}
