import { changeDealerFinance } from '#domains/finance/common/finance.ts'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { formatRateAmount, readRate } from '#domains/finance/common/rate.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { dealerTerms } from '#domains/finance/common/dealer-terms.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/finance/texts.ts'

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
