import { TriangleAlert } from 'lucide-react'
import { getListingAdvice } from '#domains/selling/common/listing-advice.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Sheet } from '../admin/sheet.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

const getFields = makeTexts(() => ({
  title: t.title(),
  description: t.description(),
  condition: t.condition(),
  'vehicle.wof_expires': t.wof(),
  'vehicle.plate': t.listings_plate(),
}))

export function ListingClaims({ id }: { id: number }) {
  const { data, error } = useApiQuery(getListingAdvice, { id })
  if (error)
    return (
      <Notice kind="wrong">{t.the_claim_checks_didnt_load_message({ message: getMessage(error) })}</Notice>
    )
  if (!data || data.items.length === 0) return null
  return (
    <Sheet title={t.claim_checks()}>
      <ul className="grid gap-2 text-sm">
        {data.items.map((finding) => (
          <li key={`${finding.rule} ${finding.field}`} className="flex items-start gap-2.5">
            <TriangleAlert
              aria-hidden
              size={18}
              strokeWidth={1.75}
              className="mt-0.5 shrink-0 text-pohutukawa"
            />
            <span className="min-w-0 break-words">
              <span className="font-semibold">{getFields()[finding.field]}:</span> {finding.says}{' '}
              {finding.weight === 'forbidden' && <Badge kind="wrong">{t.against_the_law()}</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
