import { listPlans } from '#domains/billing/common/plans/plans.ts'
import { listAdminCategories } from '#domains/catalogue/common/catalogue.ts'
import type { Settings } from '#domains/settings/common/settings.ts'
import { describeTerms } from '#domains/trade-payments/common/fees/fee-labels.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import {
  getProtectionFields,
  getSuccessFeeFields,
  getWithdrawalFields,
} from '../../shared/fee-setting-labels.ts'
import { describeNumberSetting, type NumberSetting } from '../../shared/settings-labels.ts'
import { Lines } from '../setting-lines.tsx'
import { describeScope } from './exception-scope.ts'
import { showException } from './fee-values.ts'
import * as t from '#domains/settings/texts.ts'

type AdminSettings = NonNullable<Settings['kept']>

export function FeeSheets({ stored }: { stored: AdminSettings }) {
  const hasExceptions = stored.success_fee_exceptions.length > 0
  const categories = useApiQuery(listAdminCategories, {}, { enabled: hasExceptions }).data?.items ?? []
  const plans = useApiQuery(listPlans, {}, { enabled: hasExceptions }).data?.items ?? []
  const describe = (fields: NumberSetting[]) =>
    fields.map(({ name, short }): [string, string | null] => [
      short,
      describeNumberSetting(name, stored[name]),
    ])
  return (
    <>
      <Panel title={t.paying_on_hoko()}>
        <p className="mb-2 text-xs text-ink-2">{t.paying_on_hoko_about()}</p>
        <Lines
          lines={[
            [t.paying_on_hoko(), describeFlag(stored.pay_on_hoko_enabled)],
            ...describe(getProtectionFields()),
          ]}
        />
      </Panel>
      <Panel title={t.fees()}>
        <p className="mb-2 text-xs text-ink-2">{t.success_fee_about()}</p>
        <Lines
          lines={[
            [t.success_fee(), describeFlag(stored.success_fee_enabled)],
            ...describe(getSuccessFeeFields()),
            ...stored.success_fee_exceptions.map((exception): [string, string] => [
              describeScope(showException(exception), { categories, plans }),
              describeTerms(exception),
            ]),
            [
              t.withdrawal_fee(),
              stored.withdrawal_fee_enabled
                ? describe(getWithdrawalFields())[0]?.[1]
                : describeFlag(stored.withdrawal_fee_enabled),
            ],
          ]}
        />
      </Panel>
    </>
  )
}

const describeFlag = (isOn: boolean) => (isOn ? t.setting_on() : t.off())
