import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

const terms: { title: string; text: string }[] = [
  {
    title: 'A bid is a contract',
    text: 'When you bid, you offer to buy at any price up to your limit. You can’t take a bid back. If you’re leading when the auction closes and the reserve is met, you’ve bought it. The same goes for Buy now.',
  },
  {
    title: 'A listing is a contract too',
    text: 'Describe what you sell truthfully, with its faults, and show the actual item. Only sell what’s yours to sell. If the auction closes at or above your reserve, or someone uses Buy now, you’ve sold it. Don’t bid on your own listings or get others to.',
  },
  {
    title: 'How the price moves',
    text: 'We bid for you only as much as it takes to lead, never above your limit, and keep your limit secret. If two limits are equal, the earlier one leads. A bid in the last minutes (2, unless we said otherwise before the auction began) moves the closing to that long after it. Our clock decides.',
  },
  {
    title: 'After the trade',
    text: 'Buyer and seller see each other’s name, phone and email, and arrange payment and delivery between them. Pay and deliver as the listing says. Hoko holds no money and isn’t a party to the sale.',
  },
  {
    title: 'Private or in trade',
    text: 'If you sell in trade, you must say so. Your buyers are protected by the Consumer Guarantees Act and the Fair Trading Act, and your terms can’t take that away. Between private people, the listing’s description is what counts.',
  },
  {
    title: 'What’s not allowed',
    text: 'Stolen goods, recalled goods, weapons and drugs, animals that may not be traded, anything else the law forbids, and contact details or links in a listing. We take such listings down and may suspend the account.',
  },
  {
    title: 'What we keep about you',
    text: 'Your name, email and phone, where you live, and what you list and bid. In public you appear by your first name and the first letter of your last name; bidders appear under a made-up name in each auction. You may ask for everything we hold and have mistakes corrected, as the Privacy Act says.',
  },
]

/** A line that opens the terms in plain words. */
export function TermsOfTrade() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="ml-7 w-fit rounded-control py-1 text-sm font-semibold text-pounamu underline underline-offset-3"
      >
        Read the terms of trade
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Terms of trade"
        width="wide"
        shape="sheet"
        footer={<Button onClick={() => setOpen(false)}>Close the terms</Button>}
      >
        <div role="region" aria-label="The terms" tabIndex={0} className="rounded-control">
          <dl className="grid gap-4 pt-1">
            {terms.map(({ title, text }) => (
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
