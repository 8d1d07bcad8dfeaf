import { useState } from 'react'
import { formatMoney, formatShortInstant } from '#contract/formats.ts'
import { sendSecondChance } from '#contract/offers.ts'
import { messageOf } from '#web/lib/problem.ts'
import { useAct } from '#web/lib/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useOfferChanged, useOffersOn } from './use-offers.ts'

/** After the winner defaulted: the next bidder may have it. Stands there only while that can be offered. */
export function SecondChance({ listing_id }: { listing_id: number }) {
  const { data } = useOffersOn(listing_id)
  const send = useAct(sendSecondChance)
  const changed = useOfferChanged()
  const [asks, setAsks] = useState(false)
  const chance = data?.viewer?.second_chance
  if (!chance) return null
  const price = formatMoney(chance.amount_cents)

  async function press() {
    try {
      await send.mutateAsync({ listing_id })
      setAsks(false)
      notify.success(`Offered for ${price}`)
    } catch {
      // What was refused is said in the dialog.
    }
    await changed()
  }

  return (
    <>
      <Button size="small" onClick={() => setAsks(true)}>
        Offer it to the next bidder
      </Button>
      <ConfirmDialog
        open={asks}
        title={`Offer it to ${chance.bidder} for ${price}?`}
        confirm={`Offer it for ${price}`}
        busy={send.isPending}
        error={send.error ? messageOf(send.error) : undefined}
        onConfirm={() => void press()}
        onClose={() => {
          send.reset()
          setAsks(false)
        }}
      >
        {`That is the most ${chance.bidder} bid. They have 48 hours, and if they accept, you have sold it to them. You can do this until ${formatShortInstant(new Date(chance.until))}.`}
      </ConfirmDialog>
    </>
  )
}
