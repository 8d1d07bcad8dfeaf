import { useQueryClient } from '@tanstack/react-query'
import { getThresholdPrice, type ThresholdPrice } from '#domains/watchlist/common/threshold-price.ts'
import { type Favourite, listFavourites, setFavouriteThreshold } from '#domains/watchlist/common/watching.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/watchlist/texts.ts'

const getLabels = makeTexts((): Record<ThresholdPrice, string> => ({
  price: t.tell_me_when_the_price_is(),
  weekly_rent: t.tell_me_when_the_rent_is(),
  buy_now_price: t.tell_me_when_buy_now_is(),
  start_price: t.tell_me_when_the_start_price_is(),
}))

export function ThresholdDialog({ favourite, onClose }: { favourite: Favourite; onClose: () => void }) {
  const { listing, threshold } = favourite
  const queries = useQueryClient()
  const price = getThresholdPrice(listing)
  const invalidate = () => queries.invalidateQueries({ queryKey: [listFavourites.name] })
  const form = useActionForm({
    initial: { threshold_cents: threshold?.cents ?? null },
    written: ['threshold_cents'],
    check: ({ threshold_cents: cents }) => (cents === null ? { threshold_cents: t.enter_an_amount() } : {}),
    send: async (values) => {
      await api.call(setFavouriteThreshold, { listing_id: listing.id, ...values })
      return values
    },
    onDone: async ({ threshold_cents: cents }) => {
      await invalidate()
      onClose()
      notify.success(t.the_price_is_saved({ price: formatMoney(cents) }))
    },
  })

  async function remove() {
    onClose()
    try {
      await api.call(setFavouriteThreshold, { listing_id: listing.id, threshold_cents: null })
      notify.info(t.the_price_is_removed())
    } catch (error) {
      notify.error(t.choice_not_saved(), { description: getMessage(error) })
    }
    await invalidate()
  }

  const now = price?.cents == null ? undefined : t.its_now_price({ price: formatMoney(price.cents) })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.tell_me_at_a_price()}
      description={
        listing.sale_method === 'auction' ? t.for_an_auction_bids_dont_count() : t.well_tell_you_once()
      }
      aside={
        threshold && (
          <Button kind="ghost" className="mr-auto" onClick={() => void remove()}>
            {t.stop_telling_me()}
          </Button>
        )
      }
      confirm={t.save_price()}
    >
      <Field label={getLabels()[price?.which ?? 'price']} help={now} {...form.field('threshold_cents')}>
        {(control) => <MoneyInput {...control} {...form.money('threshold_cents')} large />}
      </Field>
    </FormDialog>
  )
}
