import { useState } from 'react'
import type { Plan } from '#domains/billing/common/plans/plans.ts'
import type { AdminCategory } from '#domains/catalogue/common/catalogue.ts'
import { FeeTable } from '#domains/trade-payments/web/shared/fee-table.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import type { SettingsValues } from '../settings-values.ts'
import { describeScope } from './exception-scope.ts'
import { readTerms } from './fee-values.ts'
import * as t from '#domains/settings/texts.ts'

interface FeePreviewProps {
  categories: AdminCategory[]
  plans: Plan[]
  values: SettingsValues
}

/** Ten sales with the values as typed. */
export function FeePreview({ categories, plans, values }: FeePreviewProps) {
  const [chosen, setChosen] = useState('')
  const { success_fee_exceptions: exceptions } = values
  const exception = chosen === '' ? undefined : exceptions[Number(chosen)]
  const terms = readTerms(
    exception ?? {
      rate_bp: values.success_fee_rate_bp,
      floor_cents: values.success_fee_floor_cents,
      cap_cents: values.success_fee_cap_cents,
    },
  )
  const options = exceptions.map((one, at) => ({
    value: String(at),
    label: `${t.exception_number({ number: at + 1 })}: ${describeScope(one, { categories, plans })}`,
  }))
  return (
    <Panel title={t.preview_of_ten_sales()}>
      <p className="mb-4 text-xs text-ink-2">{t.preview_of_ten_sales_about()}</p>
      {exceptions.length > 0 && (
        <div className="mb-4 max-w-md">
          <Field label={t.show_fees_for()}>
            {(control) => (
              <Select
                {...control}
                value={exception ? chosen : ''}
                onChange={({ target }) => setChosen(target.value)}
                options={[{ value: '', label: t.listings_without_an_exception() }, ...options]}
              />
            )}
          </Field>
        </div>
      )}
      {!values.success_fee_enabled && (
        <p className="mb-3 text-sm text-ink-2">{t.fees_are_off_so_nothing_is_charged()}</p>
      )}
      {terms ? (
        <FeeTable terms={terms} hasGst={values.supplier_gst_number.trim() !== ''} net={t.seller_gets()} />
      ) : (
        <p className="text-sm">{t.check_the_values_above_for_a_preview()}</p>
      )}
    </Panel>
  )
}
