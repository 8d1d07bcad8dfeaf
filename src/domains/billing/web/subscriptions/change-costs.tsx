import type { ChangePreview } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { formatDay } from './subscription-labels.ts'
import * as t from '#domains/billing/texts.ts'

export function ChangeCosts({
  preview: { lines, due_cents: dueCents, above, loses },
}: {
  preview: ChangePreview
}) {
  return (
    <>
      {lines.length > 0 && (
        <dl className="grid gap-2">
          {lines.map((line) => (
            <div key={line.description} className="flex items-baseline justify-between gap-4">
              <dt className="min-w-0 break-words">
                {line.description}
                {line.starts_at && line.ends_at && (
                  <span className="num block text-xs text-ink-3">
                    {t.period({ from: formatDay(line.starts_at), to: formatDay(line.ends_at) })}
                  </span>
                )}
              </dt>
              <dd className="num shrink-0 whitespace-nowrap text-ink">{formatMoney(line.amount_cents)}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2 font-semibold text-ink">
            <dt>{dueCents > 0 ? t.due_now() : t.nothing_due()}</dt>
            <dd className="num shrink-0 whitespace-nowrap">{formatMoney(dueCents)}</dd>
          </div>
        </dl>
      )}
      <Losses above={above} loses={loses} />
      {dueCents > 0 && <p className="text-xs text-ink-3">{t.gst_included()}</p>}
    </>
  )
}

function Losses({ above, loses }: Pick<ChangePreview, 'above' | 'loses'>) {
  const live = above.filter((one) => one.type !== 'featured')
  const featured = above.find((one) => one.type === 'featured')
  if (above.length + loses.length === 0) return null
  return (
    <Notice kind="bid">
      {live.map(({ type, ...count }) => (
        <span key={type} className="block">
          {t.above_limit({ type: type === 'featured' ? 'other' : type, ...count })}
        </span>
      ))}
      {live.length > 0 && <span className="block">{t.above_stay()}</span>}
      {featured && <span className="block">{t.above_featured(featured)}</span>}
      {loses.map((extra) => (
        <span key={extra} className="block">
          {t.loses_extra({ extra })}
        </span>
      ))}
    </Notice>
  )
}
