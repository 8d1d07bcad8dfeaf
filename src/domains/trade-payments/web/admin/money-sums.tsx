import type { MemberMoney } from '#domains/trade-payments/common/trade-payments.ts'
import { formatExactMoney } from '#platform/common/formats/formats.ts'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/trade-payments/texts.ts'

type Sums = MemberMoney['sums']

/** In cents; nought if every cent that was charged is somewhere. */
export function findDifference(sums: Sums): number {
  const { charged_cents: charged, ...parts } = sums
  return charged - Object.values(parts).reduce((sum, cents) => sum + cents, 0)
}

export function MoneySums({ sums }: { sums: Sums }) {
  const difference = findDifference(sums)
  const charged = formatExactMoney(sums.charged_cents)
  return (
    <section aria-label={t.office_sums()} className="grid gap-3">
      <Facts
        facts={[
          { label: t.office_kept(), value: formatExactMoney(sums.waiting_cents) },
          { label: t.office_refunding(), value: formatExactMoney(sums.refunding_cents) },
          { label: t.office_sellers(), value: formatExactMoney(sums.sellers_cents) },
          { label: t.office_transferring(), value: formatExactMoney(sums.transferring_cents) },
          { label: t.office_paid_out(), value: formatExactMoney(sums.paid_out_cents) },
          { label: t.office_fees(), value: formatExactMoney(sums.fees_cents) },
        ]}
      />
      {difference === 0 ? (
        <p className="num text-sm text-ink-2">{t.office_adds_up({ charged })}</p>
      ) : (
        <Notice kind="wrong">
          {t.office_doesnt_add_up({ charged, difference: formatExactMoney(difference) })}
        </Notice>
      )}
    </section>
  )
}
