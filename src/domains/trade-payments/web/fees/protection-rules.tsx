import { Link } from 'react-router'
import type { BuyerProtection } from '#domains/trade-payments/common/fees/fees.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/trade-payments/texts.ts'

export function ProtectionRules({ rules }: { rules: BuyerProtection }) {
  const { can_pay_on_hoko: canPay, ceiling_cents: ceilingCents } = rules
  if (!canPay) {
    return (
      <div className="max-w-3xl">
        <Notice>{t.not_available_yet()}</Notice>
      </div>
    )
  }
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-3.5">
      <Panel title={t.how_paying_works()}>
        <List lines={[t.listings_offer_it(), t.we_hold_your_payment(), t.refunded_if_cancelled()]} />
      </Panel>
      <Panel title={t.when_the_seller_is_paid()}>
        <p className="mb-1.5 text-sm">{t.the_seller_is_paid()}</p>
        <List
          lines={[
            t.the_seller_is_paid_by_receipt(),
            t.handing_over_with_the_code(),
            t.the_seller_is_paid_by_delivery({ count: rules.release_after_delivered_days }),
            t.the_seller_is_paid_by_sending({ count: rules.release_after_sent_days }),
          ]}
        />
        <p className="mt-3 text-sm">{t.the_seller_isnt_paid_while_disputed()}</p>
        <p className="mt-1.5 text-sm">{t.the_seller_is_paid_at_last()}</p>
      </Panel>
      <Panel title={t.if_something_is_wrong()}>
        <List
          lines={[t.report_a_problem_first(), t.staff_read_both_sides(), t.money_follows_the_decision()]}
        />
      </Panel>
      <Panel title={t.protected_sales()}>
        <List
          lines={[
            t.ceiling_is_highest_sale({ ceiling: formatMoney(ceilingCents) }),
            t.item_doesnt_arrive(),
            t.item_isnt_as_described(),
          ]}
        />
      </Panel>
      <Panel title={t.not_covered()}>
        <List
          lines={[
            t.vehicles_and_property(),
            t.paying_another_way(),
            t.problems_after_payment(),
            t.changing_your_mind(),
          ]}
        />
        <p className="mt-3 text-sm">{t.your_rights_stay()}</p>
      </Panel>
      <p className="text-sm">
        <Sentence
          parts={t.read_the_fees({
            link: (label) => (
              <Link className="text-pounamu underline" key="fees" to="/info/fees">
                {label}
              </Link>
            ),
          })}
        />
      </p>
    </div>
  )
}

const List = ({ lines }: { lines: string[] }) => (
  <ul className="grid list-disc gap-1.5 pl-5 text-sm">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
