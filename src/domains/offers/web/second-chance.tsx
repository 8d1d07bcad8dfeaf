import { useState } from 'react'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { sendSecondChance } from '#domains/offers/common/offers.ts'
import { BindingDialog } from '#platform/web/binding/binding-dialog.tsx'
import { notifyWentBack } from '#platform/web/binding/notify-went-back.ts'
import { useBinding } from '#platform/web/binding/use-binding.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useOfferChanged, useOffersOn } from './use-offers.ts'
import * as t from '#domains/offers/texts.ts'

export function SecondChance({ listing_id: listingId, title }: { listing_id: number; title: string }) {
  const { data } = useOffersOn(listingId)
  const binding = useBinding(sendSecondChance)
  const [failure, setFailure] = useState<string | null>(null)
  const changed = useOfferChanged()
  const [isOpen, setOpen] = useState(false)
  const chance = data?.viewer?.second_chance
  if (!chance) return null
  const price = formatMoney(chance.amount_cents)

  function close() {
    setFailure(null)
    setOpen(false)
  }

  async function press() {
    setFailure(null)
    const outcome = await binding.send({ listing_id: listingId })
    const wentBack = notifyWentBack(outcome, { name: 'offer', title, price, to: '/isell' })
    if (outcome.kind === 'done' && !wentBack) notify.success(t.offered_for_price({ price }))
    if (outcome.kind === 'refused') setFailure(getMessage(outcome.error))
    else close()
    await changed()
  }

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t.offer_it_to_the_next_bidder()}
      </Button>
      {isOpen && (
        <BindingDialog
          title={t.offer_it_to_bidder_for_price({ bidder: chance.bidder, price })}
          confirm={t.offer_it_for_price({ price })}
          binding={binding}
          name="offer"
          error={failure}
          onConfirm={() => void press()}
          onClose={close}
          description={t.thats_the_most_bidder_bid_they_have_48({
            bidder: chance.bidder,
            until: formatShortInstant(new Date(chance.until)),
          })}
        />
      )}
    </>
  )
}
