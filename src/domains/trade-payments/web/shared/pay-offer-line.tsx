import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import * as t from '#domains/trade-payments/texts.ts'

/** Among the ways to pay for a listing. */
export function PayOfferLine({ ceilingCents }: { ceilingCents: number }) {
  return (
    <span className="flex items-start gap-2">
      <ShieldCheck aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0 text-pounamu" />
      <span className="num">
        <Sentence
          parts={t.pay_offer_line({
            ceiling: formatMoney(ceilingCents),
            link: (parts) => (
              <Link to="/info/buyer-protection" className="rounded-control text-pounamu underline">
                {parts}
              </Link>
            ),
          })}
        />
      </span>
    </span>
  )
}
