import { Check, Store, UserRound } from 'lucide-react'
import { type ComponentProps, useState, useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { putProfile as putProfileShapes } from '#domains/accounts/common/accounts.shapes.ts'
import { putProfile, type Account } from '#domains/accounts/common/accounts.ts'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import { type NumberReading, readGstNumber, readNzbn } from '#platform/common/formats/nz-numbers.ts'
import { type ActionForm, checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useStoredForm } from '#platform/web/forms/use-stored-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SaveBar } from '../save-bar.tsx'
import * as t from '#domains/accounts/texts.ts'

interface NumberFieldProps {
  label: string
  id: string
  read: (typed: string) => NumberReading
  error: string | undefined
  help: string
  input: Pick<ComponentProps<'input'>, 'name' | 'onChange'> & { value: string }
}

/** Confirms a valid number at once and shows an error only on blur. */
function NumberField({ label, id, read, error, help, input }: NumberFieldProps) {
  const [left, setLeft] = useState<string | null>(null)
  const typed = input.value
  const reading = typed.trim() === '' ? null : read(typed)
  const isRight = reading !== null && 'number' in reading
  const wrong = reading && 'problem' in reading && left === typed ? reading.problem : undefined
  return (
    <Field
      label={label}
      id={id}
      optional
      error={isRight ? undefined : (wrong ?? error)}
      help={
        isRight ? (
          <span className="flex items-center gap-1.5 font-medium text-pounamu">
            <Check aria-hidden size={14} strokeWidth={3} className="shrink-0" />
            {t.that_number_looks_right()}
          </span>
        ) : (
          help
        )
      }
    >
      {(control) => (
        <TextInput
          {...control}
          {...input}
          onBlur={(event) => setLeft(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          className="num max-w-72"
        />
      )}
    </Field>
  )
}

interface SellingValues {
  seller_kind: 'private' | 'in_trade'
  trading_name: string
  nzbn: string
  gst_number: string
  trader_number: string
  agency_licence: string
}

const {
  seller_kind: sellerKind,
  trading_name: tradingName,
  nzbn,
  gst_number: gstNumber,
  trader_number: traderNumber,
  agency_licence: agencyLicence,
} = putProfileShapes.body.shape
const shape = z.strictObject({
  seller_kind: sellerKind,
  trading_name: tradingName,
  nzbn,
  gst_number: gstNumber,
  trader_number: traderNumber,
  agency_licence: agencyLicence,
})

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
  setReply: (account: Account) => void
  onUnsaved: (isUnsaved: boolean) => void
}

export function SellingSection({ account, setReply, onUnsaved }: SellingSectionProps) {
  const form = useOperationForm(putProfile, {
    initial: toSellingValues(account),
    check: checkBy<SellingValues>(shape),
    rechecks: true,
    // A private seller has no business fields; their values stay for switching back.
    toInput: (all) => (all.seller_kind === 'in_trade' ? all : { seller_kind: all.seller_kind }),
    onDone: (saved, sent) => {
      setReply(saved)
      form.adopt(toSellingValues(saved), sent)
      notify.success(t.selling_details_saved())
    },
  })
  const { isChanged } = form
  const isInTrade = form.values.seller_kind === 'in_trade'
  useStoredForm(form, 'selling')
  const report = useEffectEvent(onUnsaved)
  useEffect(() => report(isChanged), [isChanged])

  return (
    <SettingsSection id="selling" title={t.selling()} lead={t.under_the_fair_trading_act_buyers_must()}>
      <form id={form.id} method="post" noValidate className="grid max-w-form gap-5" onSubmit={form.submit}>
        <FormErrors {...form.report} />
        <RadioCards
          {...form.text('seller_kind')}
          {...form.field('seller_kind')}
          legend={t.how_you_sell()}
          columns={2}
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
        {isInTrade && account.seller_kind === 'private' && (
          <Notice kind="plain">{t.your_live_listings_will_show_in_trade()}</Notice>
        )}
        {isInTrade && <BusinessFields form={form} />}
        <SaveBar
          label={t.save_selling_details()}
          isBusy={form.isSending}
          isChanged={isChanged}
          onUndo={() => form.reset(toSellingValues(account))}
        />
      </form>
    </SettingsSection>
  )
}

function BusinessFields({ form }: { form: ActionForm<SellingValues> }) {
  return (
    <>
      <Field
        label={t.trading_name()}
        {...form.field('trading_name')}
        optional
        help={t.shown_next_to_your_name()}
      >
        {(control) => (
          <TextInput {...control} {...form.text('trading_name')} autoComplete="organization" maxLength={80} />
        )}
      </Field>
      <NumberField
        label="NZBN"
        {...form.field('nzbn')}
        read={readNzbn}
        help={t.your_13_digit_new_zealand_business()}
        input={form.text('nzbn')}
      />
      <NumberField
        label={t.gst_number()}
        {...form.field('gst_number')}
        read={readGstNumber}
        help={t.n_8_or_9_digits_if_youre_registered_its()}
        input={form.text('gst_number')}
      />
      <Field
        label={t.motor_vehicle_trader_number()}
        {...form.field('trader_number')}
        optional
        help={t.if_you_sell_vehicles_your_number_in()}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.text('trader_number')}
            autoComplete="off"
            maxLength={20}
            placeholder="M123456"
          />
        )}
      </Field>
      <Field
        label={t.real_estate_agency_licence()}
        {...form.field('agency_licence')}
        optional
        help={t.if_you_sell_or_let_property_for_others()}
      >
        {(control) => (
          <TextInput {...control} {...form.text('agency_licence')} autoComplete="off" maxLength={20} />
        )}
      </Field>
    </>
  )
}
