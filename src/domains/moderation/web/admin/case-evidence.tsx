import type { CaseEvidence } from '#domains/moderation/common/cases.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { describeReason, getEvidenceLabels } from '../shared/case-labels.ts'
import * as t from '#domains/moderation/texts.ts'

export function CaseEvidenceList({ evidence }: { evidence: CaseEvidence[] }) {
  if (evidence.length === 0) return null
  return (
    <section aria-label={t.evidence()} className="grid gap-2">
      <h3 className="heading text-base">{t.evidence()}</h3>
      <ol className="grid gap-2">
        {evidence.map((one, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- several may say the same at the same moment
          <Item key={n} {...one} />
        ))}
      </ol>
    </section>
  )
}

function Item({ what, reason, author, text, at }: CaseEvidence) {
  const isAround = what === 'around'
  return (
    <li
      className={joinClasses(
        'max-w-prose border-l-2 pl-3.5 text-sm',
        isAround ? 'border-line text-ink-2' : 'border-line-strong',
      )}
    >
      <p className="num text-xs text-ink-2">
        {getEvidenceLabels()[what]}
        {reason && ` · ${describeReason(reason)}`} · {author ?? t.hoko()}
        {at && (
          <>
            {' '}
            · <time dateTime={at}>{formatMoment(at)}</time>
          </>
        )}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text || t.nothing_written()}</p>
    </li>
  )
}
