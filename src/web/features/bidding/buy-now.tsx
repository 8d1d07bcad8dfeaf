import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { user_signin } from '#contract/addresses.ts'
import { buyNow } from '#contract/bidding.ts'
import { formatMoney } from '#contract/formats.ts'
import { useGates } from '#web/lib/gate-checks.tsx'
import { problemOf } from '#web/lib/problem.ts'
import { useAct } from '#web/lib/query.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { notify } from '#web/ui/toast.tsx'
import type { Standing } from './standing.ts'
import { useOnceKnown } from './use-once-known.ts'

/** Buying at once. Beside a bid it steps back; alone it is what the panel is for. */
export function BuyNow({ standing, price_cents }: { standing: Standing; price_cents: number }) {
  const { listing, who } = standing
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const isAlone = listing.sale_method === 'fixed_price'
  const signIn = `${user_signin}?next=${encodeURIComponent(pathname)}`
  const look = {
    kind: isAlone ? 'primary' : 'quiet',
    size: isAlone ? 'large' : 'medium',
    wide: true,
  } as const

  const press = useOnceKnown(standing, () => (who === 'visitor' ? void navigate(signIn) : setOpen(true)))

  if (who === 'unknown') {
    return (
      <LinkButton
        {...look}
        to={signIn}
        onClick={(event) => {
          event.preventDefault()
          press()
        }}
      >
        Buy now {formatMoney(price_cents)}
      </LinkButton>
    )
  }
  return (
    <>
      <Button {...look} onClick={press}>
        {who === 'visitor' && isAlone ? 'Sign in to buy' : `Buy now ${formatMoney(price_cents)}`}
      </Button>
      {open && <BuyDialog standing={standing} price_cents={price_cents} onClose={() => setOpen(false)} />}
    </>
  )
}

interface BuyDialogProps {
  standing: Standing
  price_cents: number
  onClose: () => void
}

const unanswered =
  'No answer came, so we do not know whether it is yours. Try again: it counts only once, however often it is sent.'

function BuyDialog({ standing, price_cents, onClose }: BuyDialogProps) {
  const { listing, viewer, hear, refresh } = standing
  const buy = useAct(buyNow)
  const gates = useGates(viewer?.open_gates ?? [])
  const [chosen, setQuantity] = useState(1)
  const [failure, setFailure] = useState<string | null>(null)
  const most = listing.sale_method === 'fixed_price' ? Math.min(listing.quantity_left, 50) : 1
  const quantity = Math.max(1, Math.min(chosen, most))
  const total = formatMoney(price_cents * quantity)

  async function confirm() {
    setFailure(null)
    try {
      if (!(await gates.pass())) return
      const reply = await buy.mutateAsync({ id: listing.id, quantity, price_cents })
      hear(reply.listing)
      onClose()
    } catch (error) {
      const problem = problemOf(error)
      // With the sale over, this dialog goes as soon as the page hears of it; what was refused is said all the same.
      if (problem?.key === 'listing_closed' || problem?.key === 'buy_now_gone') {
        notify.error(problem.message)
        onClose()
        return
      }
      setFailure(!problem || problem.status === 0 || problem.status >= 500 ? unanswered : problem.message)
    } finally {
      refresh()
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={`Buy for ${total}?`}
      description={`You promise to pay ${total} to the seller. Buying cannot be taken back. You will see each other’s name, phone and email.`}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button busy={buy.isPending || gates.busy} onClick={() => void confirm()}>
            Buy for {total}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {most > 1 && (
          <Field label="How many" help={`${formatMoney(price_cents)} each. ${listing.quantity_left} left.`}>
            {(control) => (
              <Select
                {...control}
                value={quantity}
                onChange={(event) => setQuantity(Number(event.target.value))}
                options={Array.from({ length: most }, (_, index) => ({
                  value: String(index + 1),
                  label: String(index + 1),
                }))}
              />
            )}
          </Field>
        )}
        {gates.checks}
        {failure && (
          <Notice kind="wrong" live>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
