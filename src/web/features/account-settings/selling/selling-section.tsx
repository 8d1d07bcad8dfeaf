import { useKeptForm } from '#web/lib/forms/use-kept-form.ts'
import { Store, UserRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { putProfile, type Account } from '#contract/accounts/accounts.ts'
import { putProfile as putProfileShapes } from '#contract/accounts/accounts.shapes.ts'
import { readGstNumber, readNzbn } from '#shared/formats/numbers/nz-numbers.ts'
import { api } from '#web/lib/session/api.ts'
import { contractResolver, placeErrors, settleSaved, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { NumberField } from './number-field.tsx'
import { SaveBar } from '../save-bar.tsx'
import { SettingsSection } from '../settings-section.tsx'
import * as t from './texts.ts'

const ids = {
  seller_kind: 'settings-seller-kind',
  trading_name: 'settings-trading-name',
  nzbn: 'settings-nzbn',
  gst_number: 'settings-gst-number',
  trader_number: 'settings-trader-number',
  agency_licence: 'settings-agency-licence',
}

interface SellingValues {
  seller_kind: 'private' | 'in_trade'
  trading_name: string
  nzbn: string
  gst_number: string
  trader_number: string
  agency_licence: string
}

const { seller_kind, trading_name, nzbn, gst_number, trader_number, agency_licence } =
  putProfileShapes.body.shape
const shape = z.strictObject({ seller_kind, trading_name, nzbn, gst_number, trader_number, agency_licence })

const toSellingValues = (account: Account): SellingValues => ({
  seller_kind: account.seller_kind,
  trading_name: account.trading_name ?? '',
  nzbn: account.nzbn ?? '',
  gst_number: account.gst_number ?? '',
  trader_number: account.trader_number ?? '',
  agency_licence: account.agency_licence ?? '',
})

interface SellingSectionProps {
  account: Account
  keep: (account: Account) => void
  onUnsaved: (isUnsaved: boolean) => void
}

export function SellingSection({ account, keep, onUnsaved }: SellingSectionProps) {
  const form = useForm<SellingValues>({
    resolver: contractResolver(shape),
    shouldFocusError: false,
    defaultValues: toSellingValues(account),
  })
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  useKeptForm(form, 'selling')
  const values = useWatch({ control: form.control })
  const [failure, setFailure] = useState<string | null>(null)
  const summary = submitCount > 0 ? getSummary(errors, ids) : []
  useFocusOnFirst(summary, submitCount)
  const tell = useEffectEvent(onUnsaved)
  useEffect(() => tell(isDirty), [isDirty])

  async function save(all: SellingValues) {
    setFailure(null)
    // A private seller shows no business; the fields stay for somebody who switches back.
    const changes = all.seller_kind === 'in_trade' ? all : { seller_kind: all.seller_kind }
    try {
      const saved = await api.call(putProfile, changes)
      keep(saved)
      settleSaved(form, all, toSellingValues(saved))
      notify.success(t.selling_details_saved())
    } catch (error) {
      const problem = findProblem(error)
      if (problem && placeErrors(problem, Object.keys(ids), form.setError)) return
      setFailure(getMessage(error))
    }
  }

  return (
    <SettingsSection id="selling" title={t.selling()} lead={t.under_the_fair_trading_act_buyers_must()}>
      <form
        method="post"
        noValidate
        className="grid max-w-form gap-5"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <FormErrors errors={failure ? [{ message: failure }, ...summary] : summary} attempt={submitCount} />
        <RadioCards
          id={ids.seller_kind}
          name="seller_kind"
          legend={t.how_you_sell()}
          columns={2}
          error={errors.seller_kind?.message}
          value={values.seller_kind ?? 'private'}
          onChange={(event) =>
            form.setValue('seller_kind', event.target.value === 'in_trade' ? 'in_trade' : 'private', {
              shouldDirty: true,
            })
          }
          cards={[
            {
              value: 'private',
              label: t.privately(),
              icon: UserRound,
              help: t.i_sell_my_own_things_now_and_then(),
            },
            {
              value: 'in_trade',
              label: t.in_trade(),
              icon: Store,
              help: t.i_buy_or_make_things_to_sell_or_sell(),
            },
          ]}
        />
        {values.seller_kind === 'in_trade' && account.seller_kind === 'private' && (
          <Notice kind="plain">{t.your_live_listings_will_show_in_trade()}</Notice>
        )}
        {values.seller_kind === 'in_trade' && <BusinessFields form={form} />}
        <SaveBar
          label={t.save_selling_details()}
          isBusy={isSubmitting}
          isChanged={isDirty}
          onUndo={() => {
            form.reset(toSellingValues(account))
            setFailure(null)
          }}
        />
      </form>
    </SettingsSection>
  )
}

function BusinessFields({ form }: { form: UseFormReturn<SellingValues> }) {
  const { errors } = form.formState
  const values = useWatch({ control: form.control })
  return (
    <>
      <Field
        label={t.trading_name()}
        id={ids.trading_name}
        optional
        error={errors.trading_name?.message}
        help={t.shown_next_to_your_name()}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('trading_name')}
            autoComplete="organization"
            maxLength={80}
          />
        )}
      </Field>
      <NumberField
        label="NZBN"
        id={ids.nzbn}
        read={readNzbn}
        typed={values.nzbn ?? ''}
        error={errors.nzbn?.message}
        help={t.your_13_digit_new_zealand_business()}
        input={form.register('nzbn')}
      />
      <NumberField
        label={t.gst_number()}
        id={ids.gst_number}
        read={readGstNumber}
        typed={values.gst_number ?? ''}
        error={errors.gst_number?.message}
        help={t.n_8_or_9_digits_if_youre_registered_its()}
        input={form.register('gst_number')}
      />
      <Field
        label={t.motor_vehicle_trader_number()}
        id={ids.trader_number}
        optional
        error={errors.trader_number?.message}
        help={t.if_you_sell_vehicles_your_number_in()}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('trader_number')}
            autoComplete="off"
            maxLength={20}
            placeholder="M123456"
          />
        )}
      </Field>
      <Field
        label={t.real_estate_agency_licence()}
        id={ids.agency_licence}
        optional
        error={errors.agency_licence?.message}
        help={t.if_you_sell_or_let_property_for_others()}
      >
        {(control) => (
          <TextInput {...control} {...form.register('agency_licence')} autoComplete="off" maxLength={20} />
        )}
      </Field>
    </>
  )
}
