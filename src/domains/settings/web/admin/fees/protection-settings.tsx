import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { getFlagLabels, getProtectionFields } from '../../shared/fee-setting-labels.ts'
import { NumberSettings } from '../number-settings.tsx'
import type { SettingsValues } from '../settings-values.ts'
import * as t from '#domains/settings/texts.ts'

export const ProtectionSettings = ({ form }: { form: ActionForm<SettingsValues> }) => (
  <NumberSettings
    title={t.paying_on_hoko()}
    about={t.paying_on_hoko_about()}
    fields={getProtectionFields()}
    form={form}
  >
    <Checkbox
      {...getFlagLabels().pay_on_hoko_enabled}
      {...form.box('pay_on_hoko_enabled')}
      {...form.field('pay_on_hoko_enabled')}
    />
  </NumberSettings>
)
