import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CategoryPicture } from '#domains/catalogue/web/shared/category-picture.tsx'
import { putLenders, type Lender } from '#domains/finance/common/finance.ts'
import { termStepMonths } from '#domains/finance/common/repayments.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field, FieldError } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { getDraft } from './lender-values.ts'
import {
  type LenderForm,
  useLenderForm,
  type LenderFormProps,
  useLendersChanged,
  type Lenders,
} from './use-lenders.ts'
import * as t from '#domains/finance/texts.ts'

function LenderFields({ form }: { form: LenderForm }) {
  const logo = form.field('logo_image_id')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.admin_finance_name()} {...form.field('name')}>
          {(control) => <TextInput {...control} {...form.text('name')} maxLength={60} autoComplete="off" />}
        </Field>
        <Field label={t.contact_email()} {...form.field('email')}>
          {(control) => (
            <TextInput {...control} {...form.text('email')} type="email" maxLength={254} autoComplete="off" />
          )}
        </Field>
      </div>
      <CostFields form={form} />
      <Terms form={form} />
      <Field label={t.disclosure()} optional help={t.disclosure_help()} {...form.field('disclosure')}>
        {(control) => (
          <Textarea {...control} {...form.text('disclosure')} maxLength={2000} className="min-h-24" />
        )}
      </Field>
      <CategoryPicture
        id={logo.id}
        error={logo.error}
        help={t.logo_help()}
        value={{ image: form.values.logo, image_id: form.values.logo_image_id }}
        onChange={({ image, image_id: imageId }) => form.set({ logo: image, logo_image_id: imageId ?? null })}
      />
      <Checkbox label={t.shown_on_vehicles()} {...form.field('is_enabled')} {...form.box('is_enabled')} />
    </>
  )
}

function CostFields({ form }: { form: LenderForm }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label={t.annual_rate()} help={t.finance_annual_rate_help()} {...form.field('annual_rate_bp')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text('annual_rate_bp')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            className="num"
          />
        )}
      </Field>
      <Field label={t.min_deposit_percent()} {...form.field('min_deposit_percent')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text('min_deposit_percent')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            className="num"
          />
        )}
      </Field>
      <Field
        label={t.establishment_fee()}
        help={t.establishment_fee_help()}
        {...form.field('establishment_fee_cents')}
      >
        {(control) => <MoneyInput {...control} {...form.money('establishment_fee_cents')} />}
      </Field>
      <Field label={t.monthly_fee()} help={t.monthly_fee_help()} {...form.field('monthly_fee_cents')}>
        {(control) => <MoneyInput {...control} {...form.money('monthly_fee_cents')} />}
      </Field>
      <Field label={t.min_amount()} {...form.field('min_amount_cents')}>
        {(control) => <MoneyInput {...control} {...form.money('min_amount_cents')} />}
      </Field>
      <Field label={t.max_amount()} {...form.field('max_amount_cents')}>
        {(control) => <MoneyInput {...control} {...form.money('max_amount_cents')} />}
      </Field>
    </div>
  )
}

const possibleTerms = Array.from({ length: 14 }, (_, at) => (at + 1) * termStepMonths)

function Terms({ form }: { form: LenderForm }) {
  const { id, error } = form.field('terms_months')
  const { terms_months: termsMonths } = form.values
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{t.terms_in_months()}</legend>
      <div className="grid grid-cols-4 gap-x-3 gap-y-1.5 sm:grid-cols-7">
        {possibleTerms.map((months, at) => (
          <Checkbox
            key={months}
            id={at === 0 ? id : undefined}
            label={String(months)}
            checked={termsMonths.includes(months)}
            onChange={({ target }) =>
              form.set({
                terms_months: target.checked
                  ? [...termsMonths, months]
                  : termsMonths.filter((one) => one !== months),
              })
            }
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

export function LenderDialog({ lenders, lender, onClose }: LenderFormProps) {
  const form = useLenderForm({ lenders, lender, onClose })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={lender ? t.edit_lender() : t.add_lender()}
      confirm={lender ? t.save_lender() : t.add_lender()}
      width="wide"
      hasSummary
      aside={lender && <Deletion lenders={lenders} lender={lender} onDeleted={onClose} />}
    >
      <LenderFields form={form} />
    </FormDialog>
  )
}

interface DeletionProps {
  lenders: Lenders
  lender: Lender
  onDeleted: () => void
}

function Deletion({ lenders: { version, items }, lender, onDeleted }: DeletionProps) {
  const [isOpen, setOpen] = useState(false)
  const { setReply, readAgain } = useLendersChanged()
  const removal = useApiMutation(putLenders, {
    onSuccess: (reply) => {
      setReply(reply)
      notify.success(t.lender_deleted(), { description: lender.name })
      onDeleted()
    },
    onError: readAgain,
  })
  return (
    <span className="mr-auto">
      <Button kind="ghost" icon={Trash2} onClick={() => setOpen(true)}>
        {t.delete_lender()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.delete_this_lender()}
        confirm={t.delete_lender()}
        cancel={t.keep_lender()}
        kind="danger"
        busy={removal.isPending}
        error={removal.isError ? getMessage(removal.error) : undefined}
        onConfirm={() =>
          removal.mutate({ version, items: items.filter(({ id }) => id !== lender.id).map(getDraft) })
        }
        onClose={() => setOpen(false)}
      >
        {t.name_will_be_gone({ name: lender.name })}
      </ConfirmDialog>
    </span>
  )
}
