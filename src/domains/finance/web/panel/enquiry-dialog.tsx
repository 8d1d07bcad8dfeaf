import { getProfile, type Account } from '#domains/accounts/common/accounts.ts'
import { getFinance, listOwnFinanceEnquiries, sendFinanceEnquiry } from '#domains/finance/common/finance.ts'
import { sendFinanceEnquiry as sendFinanceEnquiryShapes } from '#domains/finance/common/finance.shapes.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { formatConsent } from '#domains/finance/common/finance-labels.ts'
import { checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import * as z from 'zod/mini'
import { getFrequencyLabels } from './frequency-labels.ts'
import type { Estimate } from './use-estimate.ts'
import * as t from '#domains/finance/texts.ts'

interface EnquiryDialogProps {
  listing_id: number
  estimate: Estimate
  onClose: () => void
}

export function EnquiryDialog(props: EnquiryDialogProps) {
  const { data, error, refetch, isFetching } = useApiQuery(getProfile, {})
  if (data) return <EnquiryForm {...props} account={data} />
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t.ask_recipient_about_finance({ recipient: props.estimate.offer.name })}
    >
      {error ? (
        <ErrorState title={t.finance_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : (
        <Loading label={t.loading_finance()}>
          <SkeletonText lines={5} />
        </Loading>
      )}
    </Dialog>
  )
}

const { name, email, phone_number: phoneNumber, consent } = sendFinanceEnquiryShapes.body.shape
const typed = z.strictObject({ name, email, phone_number: phoneNumber, consent })

function EnquiryForm({
  listing_id: listingId,
  estimate,
  account,
  onClose,
}: EnquiryDialogProps & { account: Account }) {
  const invalidate = useInvalidate()
  const { offer, deposit_cents: depositCents, term_months: termMonths, frequency, repayments } = estimate
  const recipient = offer.name
  const consentWords = formatConsent(recipient)
  const form = useOperationForm(sendFinanceEnquiry, {
    initial: {
      name: `${account.first_name} ${account.last_name}`,
      email: account.email,
      phone_number: formatPhone(account.phone_number),
      consent: false,
    },
    written: ['name', 'email', 'phone_number'],
    check: checkBy(typed),
    toInput: (values) => ({
      ...values,
      consent: true as const,
      consent_words: consentWords,
      listing_id: listingId,
      lender_id: offer.lender_id,
      deposit_cents: depositCents,
      term_months: termMonths,
      frequency,
      repayment_cents: repayments.repayment_cents,
    }),
    onDone: () => {
      invalidate(listOwnFinanceEnquiries)
      notify.success(t.enquiry_sent(), { description: t.recipient_will_be_in_touch({ recipient }) })
      onClose()
    },
    onRefused: ({ key }) => {
      if (key === 'finance_changed') invalidate(getFinance)
      if (key === 'already_enquired') invalidate(listOwnFinanceEnquiries)
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.ask_recipient_about_finance({ recipient })}
      description={t.they_get_your_details({
        repayment: formatMoney(repayments.repayment_cents),
        per: getFrequencyLabels()[frequency].per,
        deposit: formatMoney(depositCents),
        months: termMonths,
      })}
      confirm={t.send_enquiry()}
    >
      <Field label={t.name()} {...form.field('name')}>
        {(control) => <TextInput {...control} {...form.text('name')} autoComplete="name" maxLength={80} />}
      </Field>
      <Field label={t.email()} {...form.field('email')}>
        {(control) => (
          <TextInput {...control} {...form.text('email')} type="email" autoComplete="email" maxLength={254} />
        )}
      </Field>
      <Field label={t.panel_phone()} {...form.field('phone_number')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text('phone_number')}
            type="tel"
            autoComplete="tel"
            maxLength={30}
          />
        )}
      </Field>
      <Checkbox label={consentWords} {...form.field('consent')} {...form.box('consent')} />
    </FormDialog>
  )
}
