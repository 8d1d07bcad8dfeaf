import { useState } from 'react'
import { Link } from 'react-router'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { dealerTerms } from '#domains/finance/common/dealer-terms.ts'
import {
  listOwnFinanceEnquiries,
  withdrawFinanceConsent,
  type OwnFinanceEnquiry,
  changeDealerFinance,
} from '#domains/finance/common/finance.ts'
import { formatRateAmount, readRate } from '#domains/finance/common/rate.ts'
import { formatLongDate, formatMoney } from '#platform/common/formats/formats.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiMutation, useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { PageButtons } from '#platform/web/ui/layout/page-buttons.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/finance/texts.ts'

const limit = 10

export function OwnEnquiries() {
  const [page, setPage] = useState(1)
  const call = useApiQuery(listOwnFinanceEnquiries, { page, limit }, { placeholderData: (before) => before })
  const { data, error, isFetching } = call
  if (!data) {
    return error ? (
      <ErrorState title={t.enquiries_didnt_load()} onRetry={() => void call.refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    ) : (
      <Loading label={t.loading_enquiries()}>
        <SkeletonText lines={3} />
      </Loading>
    )
  }
  if (data.total === 0) {
    return (
      <div className="text-sm">
        <p className="font-semibold">{t.no_enquiries_yet()}</p>
        <p className="text-ink-2">{t.ask_on_a_vehicle()}</p>
      </div>
    )
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {data.items.map((enquiry) => (
          <Enquiry key={enquiry.id} enquiry={enquiry} />
        ))}
      </ul>
      <PageButtons label={t.finance()} page={page} limit={limit} total={data.total} onPage={setPage} />
    </>
  )
}

const formatDay = (instant: string) => formatLongDate(new Date(instant))

function Enquiry({ enquiry }: { enquiry: OwnFinanceEnquiry }) {
  const {
    listing_id: listingId,
    listing_title: listingTitle,
    recipient_name: recipientName,
    consented_at: consentedAt,
    withdrawn_at: withdrawnAt,
  } = enquiry
  return (
    <li className="grid gap-2 py-3.5 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <Link
            to={`/vehicle/${listingId}/detail`}
            className="font-semibold wrap-anywhere hover:text-pounamu"
          >
            {listingTitle}
          </Link>
          <p className="text-ink-2">
            {t.sent_to_recipient_on_date({ recipient: recipientName, date: formatDay(consentedAt) })}
          </p>
          {withdrawnAt && (
            <p className="text-ink-2">{t.withdrawn_on_date({ date: formatDay(withdrawnAt) })}</p>
          )}
        </div>
        {!withdrawnAt && <Withdrawal enquiry={enquiry} />}
      </div>
      <Fold title={t.what_we_sent()} text={enquiry.sent_text} />
      <Fold title={t.what_you_agreed_to()} text={enquiry.consent_words} />
    </li>
  )
}

function Fold({ title, text }: { title: string; text: string }) {
  return (
    <details className="min-w-0">
      <summary className="cursor-pointer text-pounamu">{title}</summary>
      <p className="mt-1.5 rounded-control bg-sunk px-3.5 py-2.5 wrap-anywhere whitespace-pre-line">{text}</p>
    </details>
  )
}

function Withdrawal({ enquiry: { id, recipient_name: recipientName } }: { enquiry: OwnFinanceEnquiry }) {
  const [isOpen, setOpen] = useState(false)
  const invalidate = useInvalidate()
  const withdraw = useApiMutation(withdrawFinanceConsent, {
    onSuccess: () => {
      setOpen(false)
      invalidate(listOwnFinanceEnquiries)
      notify.success(t.consent_withdrawn())
    },
  })
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {t.withdraw_consent()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.withdraw_your_consent()}
        confirm={t.withdraw_consent()}
        cancel={t.keep_consent()}
        kind="danger"
        busy={withdraw.isPending}
        error={withdraw.isError ? getMessage(withdraw.error) : undefined}
        onConfirm={() => withdraw.mutate({ id })}
        onClose={() => setOpen(false)}
      >
        {t.we_ask_recipient_to_delete({ recipient: recipientName })}
      </ConfirmDialog>
    </>
  )
}

interface DealerFinanceProps {
  account: Account
  setReply: (account: Account) => void
}

export function DealerFinance(props: DealerFinanceProps) {
  if (props.account.seller_kind !== 'in_trade')
    return <p className="text-sm text-ink-2">{t.for_traders_only()}</p>
  return <OfferForm {...props} />
}

type Cents = number | null | undefined

interface Values {
  is_offered: boolean
  annual_rate_bp: string
  establishment_fee_cents: Cents
  monthly_fee_cents: Cents
}

/** An empty amount means none; an invalid one is refused. */
function checkValues({ is_offered: isOffered, annual_rate_bp: annualRateBp, ...fees }: Values) {
  const isRate = readRate(annualRateBp) !== undefined || (annualRateBp.trim() === '' && !isOffered)
  return {
    ...(isRate ? {} : { annual_rate_bp: t.enter_a_rate() }),
    ...Object.fromEntries(
      Object.entries(fees).flatMap(([name, cents]) =>
        cents === undefined ? [[name, t.settings_enter_an_amount()]] : [],
      ),
    ),
  }
}

function OfferForm({ account, setReply }: DealerFinanceProps) {
  const {
    is_offered: isOffered,
    annual_rate_bp: annualRateBp,
    establishment_fee_cents: establishmentFeeCents,
    monthly_fee_cents: monthlyFeeCents,
  } = account.finance
  const form = useOperationForm(changeDealerFinance, {
    initial: {
      is_offered: isOffered,
      annual_rate_bp: annualRateBp === null ? '' : formatRateAmount(annualRateBp),
      establishment_fee_cents: establishmentFeeCents,
      monthly_fee_cents: monthlyFeeCents,
    },
    check: checkValues,
    toInput: (values) => ({
      id: account.id,
      is_offered: values.is_offered,
      annual_rate_bp: readRate(values.annual_rate_bp) ?? null,
      establishment_fee_cents: values.establishment_fee_cents ?? 0,
      monthly_fee_cents: values.monthly_fee_cents ?? 0,
    }),
    onDone: (finance) => {
      setReply({ ...account, finance })
      notify.success(t.finance_offer_saved())
    },
  })
  return (
    <form id={form.id} method="post" noValidate className="grid max-w-form gap-5" onSubmit={form.submit}>
      <FormErrors errors={form.summary} attempt={form.failures} />
      <Checkbox
        label={t.offer_finance()}
        help={t.offer_finance_help()}
        {...form.field('is_offered')}
        {...form.box('is_offered')}
      />
      <Field label={t.annual_rate()} help={t.annual_rate_help()} {...form.field('annual_rate_bp')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text('annual_rate_bp')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            className="num max-w-40"
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label={t.establishment_fee()} {...form.field('establishment_fee_cents')}>
          {(control) => <MoneyInput {...control} {...form.money('establishment_fee_cents')} />}
        </Field>
        <Field label={t.monthly_fee()} {...form.field('monthly_fee_cents')}>
          {(control) => <MoneyInput {...control} {...form.money('monthly_fee_cents')} />}
        </Field>
      </div>
      <p className="text-xs text-ink-2">
        {t.terms_of_dealers({ amount: formatMoney(dealerTerms.min_amount_cents) })}
      </p>
      {form.message && (
        <Notice kind="wrong" live>
          {form.message}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={form.isSending}>
          {t.save_finance_offer()}
        </Button>
      </div>
    </form>
  )
}
