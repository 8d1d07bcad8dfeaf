import { Link } from 'react-router'
import { formatRate } from '#domains/finance/common/rate.ts'
import type { FeeTerms } from '#domains/trade-payments/common/fees/fee-rules.ts'
import { getFeeSellerLabels } from '#domains/trade-payments/common/fees/fee-labels.ts'
import type { PublishedFeeSheet } from '#domains/trade-payments/common/fees/fees.ts'
import { FeeTable } from '#domains/trade-payments/web/shared/fee-table.tsx'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Table, type Column } from '#platform/web/ui/facts/table.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import * as t from '#domains/trade-payments/texts.ts'

export function PublishedFees({ sheet }: { sheet: PublishedFeeSheet }) {
  const { terms, exceptions, has_gst: hasGst, withdrawal_fee_cents: withdrawalCents } = sheet
  const lines = terms ? [...exceptions, { ...terms, ...everythingElse }] : []
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-3.5">
      <Panel title={t.how_fees_work()}>
        <ul className="grid list-disc gap-1.5 pl-5 text-sm">
          {listFacts(sheet).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {withdrawalCents !== null && <li>{t.withdrawal_fee_of({ fee: formatMoney(withdrawalCents) })}</li>}
          {(terms !== null || withdrawalCents !== null) && (
            <li>{hasGst ? t.fees_have_gst() : t.fees_have_no_gst()}</li>
          )}
          <li>
            <Sentence
              parts={t.no_plan_needed({
                link: (label) => (
                  <Link className="text-pounamu underline" key="plans" to="/plans">
                    {label}
                  </Link>
                ),
              })}
            />
          </li>
        </ul>
        {sheet.can_pay_on_hoko && (
          <p className="mt-4 text-sm">
            <Sentence
              parts={t.read_buyer_protection({
                link: (label) => (
                  <Link className="text-pounamu underline" key="protection" to="/info/buyer-protection">
                    {label}
                  </Link>
                ),
              })}
            />
          </p>
        )}
      </Panel>
      {lines.length > 0 && (
        <Panel title={t.exceptions_of_the_fee()}>
          {exceptions.length > 0 && (
            <p className="mb-3 text-sm text-ink-2">{t.first_fitting_line_applies()}</p>
          )}
          <div className="-mx-5">
            <Table
              caption={t.exceptions_of_the_fee()}
              columns={getColumns()}
              rows={lines}
              rowKey={describeLine}
              dense
            />
          </div>
        </Panel>
      )}
      {terms && (
        <Panel title={t.rates_of_ten_sales()}>
          <div className="-mx-5">
            <FeeTable terms={terms} hasGst={hasGst} />
          </div>
          {exceptions.map((exception) => (
            <details key={describeLine(exception)} className="mt-3 text-sm">
              <summary className="cursor-pointer rounded-control font-semibold">
                {t.fees_for_label({ label: describeLine(exception) })}
              </summary>
              <div className="-mx-5 mt-2">
                <FeeTable
                  terms={exception}
                  hasGst={hasGst}
                  caption={t.fees_for_label({ label: describeLine(exception) })}
                />
              </div>
            </details>
          ))}
        </Panel>
      )}
    </div>
  )
}

type FeeLine = FeeTerms & Pick<PublishedFeeSheet['exceptions'][number], 'category' | 'seller' | 'plan'>

const everythingElse = { category: [], seller: 'anyone' as const, plan: null }

function listFacts({ terms, can_pay_on_hoko: canPay }: PublishedFeeSheet): string[] {
  if (!terms) return [t.no_fees_at_the_moment()]
  return [
    t.its_free_to_list(),
    canPay ? t.success_fee_is_taken() : t.no_success_fee_until_paid_on_hoko(),
    t.of_the_items_price(),
    t.listings_without_fees(),
    t.listings_keep_their_fees(),
    t.fee_given_back(),
  ]
}

const isDefault = ({ category, seller }: FeeLine) => category.length === 0 && seller === 'anyone'

const describeCategory = ({ category }: FeeLine) =>
  category.length === 0 ? t.fee_every_category() : category.join(' › ')

const describeSeller = ({ seller, plan }: FeeLine) => plan ?? getFeeSellerLabels()[seller]

const describeLine = (line: FeeLine) =>
  isDefault(line) ? t.everything_else() : `${describeCategory(line)}, ${describeSeller(line)}`

const getColumns = (): Column<FeeLine>[] => [
  {
    key: 'category',
    head: t.fee_category(),
    cell: (line) => (isDefault(line) ? t.everything_else() : describeCategory(line)),
  },
  { key: 'seller', head: t.fee_kind_of_seller(), cell: describeSeller },
  { key: 'rate', head: t.fee_rate(), figure: true, cell: (line) => formatRate(line.rate_bp) },
  { key: 'floor', head: t.fee_lowest(), figure: true, cell: (line) => formatMoney(line.floor_cents) },
  {
    key: 'cap',
    head: t.fee_highest(),
    figure: true,
    cell: (line) => (line.cap_cents === null ? '–' : formatMoney(line.cap_cents)),
  },
]
