import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

const getTerms = makeTexts((): { title: string; text: string }[] => [
  {
    title: t.a_bid_is_a_contract(),
    text: t.when_you_bid_you_offer_to_buy_at_any(),
  },
  {
    title: t.a_listing_is_a_contract_too(),
    text: t.describe_what_you_sell_truthfully_with(),
  },
  {
    title: t.how_the_price_moves(),
    text: t.we_bid_for_you_only_as_much_as_it(),
  },
  {
    title: t.after_the_trade(),
    text: t.buyer_and_seller_see_each_others_name(),
  },
  {
    title: t.private_or_in_trade(),
    text: t.if_you_sell_in_trade_you_must_say_so(),
  },
  {
    title: t.whats_not_allowed(),
    text: t.stolen_goods_recalled_goods_weapons(),
  },
  {
    title: t.what_we_keep_about_you(),
    text: 'Your name, email and phone, where you live, and what you list and bid. In public you appear by your first name and the first letter of your last name; bidders appear under a made-up name in each auction. You may ask for everything we hold and have mistakes corrected, as the Privacy Act says.',
  },
])

export function TermsOfTrade() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="ml-7 w-fit rounded-control py-1 text-sm font-semibold text-pounamu underline underline-offset-3"
      >
        {t.read_the_terms_of_trade()}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.terms_of_trade()}
        width="wide"
        shape="sheet"
        footer={<Button onClick={() => setOpen(false)}>{t.close_the_terms()}</Button>}
      >
        <div role="region" aria-label={t.the_terms()} tabIndex={0} className="rounded-control">
          <dl className="grid gap-4 pt-1">
            {getTerms().map(({ title, text }) => (
              <div key={title}>
                <dt className="text-base font-semibold">{title}</dt>
                <dd className="mt-0.5 max-w-prose text-sm text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Dialog>
    </>
  )
}
