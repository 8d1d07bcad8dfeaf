import { listPlans } from '#domains/billing/common/plans/plans.ts'
import { listAdminCategories } from '#domains/catalogue/common/catalogue.ts'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { getFlagLabels, getSuccessFeeFields, getWithdrawalFields } from '../../shared/fee-setting-labels.ts'
import { NumberSettings } from '../number-settings.tsx'
import type { SettingsValues } from '../settings-values.ts'
import { FeeExceptions } from './fee-exceptions.tsx'
import { FeePreview } from './fee-preview.tsx'
import * as t from '#domains/settings/texts.ts'

export function FeeSettings({ form }: { form: ActionForm<SettingsValues> }) {
  const categories = useApiQuery(listAdminCategories, {}).data?.items ?? []
  const plans = useApiQuery(listPlans, {}).data?.items ?? []
  const named = { categories: categories.filter(({ type }) => type === 'general'), plans }
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <NumberSettings
        title={t.success_fee()}
        about={t.success_fee_about()}
        fields={getSuccessFeeFields()}
        form={form}
      >
        <Checkbox
          {...getFlagLabels().success_fee_enabled}
          {...form.box('success_fee_enabled')}
          {...form.field('success_fee_enabled')}
        />
      </NumberSettings>
      <FeeExceptions
        {...named}
        exceptions={form.values.success_fee_exceptions}
        onChange={(exceptions) => form.enter({ success_fee_exceptions: exceptions })}
        {...form.field('success_fee_exceptions')}
      />
      <FeePreview {...named} values={form.values} />
      <NumberSettings
        title={t.withdrawal_fee()}
        about={t.withdrawal_fee_about()}
        fields={getWithdrawalFields()}
        form={form}
      >
        <Checkbox
          {...getFlagLabels().withdrawal_fee_enabled}
          {...form.box('withdrawal_fee_enabled')}
          {...form.field('withdrawal_fee_enabled')}
        />
      </NumberSettings>
    </div>
  )
}
