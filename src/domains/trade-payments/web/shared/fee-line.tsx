import type { FeeSplit } from '#domains/trade-payments/common/fees/fee-rules.ts'
import { formatExactMoney } from '#platform/common/formats/formats.ts'
import * as t from '#domains/trade-payments/texts.ts'

/** The fee of one sale, and what the seller gets of it. */
export function FeeLine({
  items_cents: itemsCents,
  fee_cents: feeCents,
  gst_cents: gstCents,
  net_cents: netCents,
  sale = t.fee_line_sale(),
}: FeeSplit & { sale?: string }) {
  const fee = gstCents === 0 ? t.fee_line_fee() : t.fee_line_fee_with_gst({ gst: formatExactMoney(gstCents) })
  const lines: [label: string, cents: number][] = [
    [sale, itemsCents],
    // Zero has no sign.
    [fee, feeCents === 0 ? 0 : -feeCents],
    [t.fee_line_net(), netCents],
  ]
  return (
    <dl className="grid gap-1 text-sm">
      {lines.map(([label, cents]) => (
        <div
          key={label}
          className="flex justify-between gap-4 last:border-t last:border-line last:pt-1 last:font-semibold"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className="num whitespace-nowrap">{formatExactMoney(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
