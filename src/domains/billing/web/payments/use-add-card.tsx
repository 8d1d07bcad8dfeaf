import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import {
  beginCardSetup,
  finishCardSetup,
  listCards,
  type Card,
} from '#domains/billing/common/payments/payments.ts'
import { useApiMutation, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { CardDialog } from './card-dialog.tsx'
import * as t from '#domains/billing/texts.ts'

interface AddingCard {
  begin: () => void
  isBusy: boolean
  dialog: ReactNode
}

/** Opens a dialog on the sandbox, and otherwise Stripe's page, which returns to this one. */
export function useAddCard(gateway: 'stripe' | 'sandbox' | null, onAdded?: (card: Card) => void): AddingCard {
  const [isOpen, setOpen] = useState(false)
  const { pathname, hash } = useLocation()
  const invalidate = useInvalidate()
  const setup = useApiMutation(beginCardSetup)

  function note(card: Card) {
    setOpen(false)
    notify.success(t.card_added())
    invalidate(listCards)
    onAdded?.(card)
  }
  const isReturning = useReturnedSetup(note)

  async function leave() {
    try {
      const { url } = await setup.mutateAsync({ return_to: `${pathname}${hash}` })
      window.location.assign(url)
    } catch (error) {
      notify.error(t.the_card_wasnt_added(), { description: getMessage(error) })
    }
  }

  return {
    begin: () => (gateway === 'stripe' ? void leave() : setOpen(true)),
    isBusy: setup.isPending || isReturning,
    dialog: isOpen && <CardDialog onAdded={note} onClose={() => setOpen(false)} />,
  }
}

function useReturnedSetup(onAdded: (card: Card) => void): boolean {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const finish = useApiMutation(finishCardSetup)
  const setupId = search.get('card_setup')
  const read = useEffectEvent(async (id: string) => {
    // First, so that Back doesn't request it again.
    await navigate({ pathname, hash }, { replace: true, preventScrollReset: true })
    try {
      onAdded(await finish.mutateAsync({ setup_id: id }))
    } catch (error) {
      notify.error(t.the_card_wasnt_added(), { description: getMessage(error) })
    }
  })
  useEffect(() => {
    if (setupId) void read(setupId)
  }, [setupId])
  return finish.isPending
}
