import { ExternalLink } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { suggestSlug } from '#domains/businesses/common/shop-slugs.ts'
import { getStorefront, type Storefront, putStorefront } from '#domains/businesses/common/storefront.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useSetQueryData } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/businesses/texts.ts'

/** Shows the reply of a write without another request. */
export function useStorefrontSaved(sellerId: number): (reply: Storefront) => void {
  const setReply = useSetQueryData()
  return (reply) => void setReply(getStorefront, { seller: sellerId }, reply)
}

const shopPath = '/shop/'

interface AddressFormProps {
  seller_id: number
  name: string
  storefront: Storefront
  onUnsaved: (isUnsaved: boolean) => void
}

const toValues = ({ slug, place }: Storefront) => ({
  slug: slug ?? '',
  street_address: place?.street_address ?? '',
})

export function AddressForm({ seller_id: sellerId, name, storefront, onUnsaved }: AddressFormProps) {
  const save = useStorefrontSaved(sellerId)
  const form = useOperationForm(putStorefront, {
    initial: toValues(storefront),
    toInput: (values) => ({ ...values, slug: values.slug.trim(), seller_id: sellerId }),
    onDone: (reply, values) => {
      form.adopt({ slug: reply.slug ?? '', street_address: values.street_address }, values)
      save(reply)
      notify.success(t.page_saved())
    },
  })
  const { isChanged } = form
  const report = useEffectEvent(onUnsaved)
  useEffect(() => report(isChanged), [isChanged])
  const suggestion = suggestSlug(name)
  const path = storefront.slug ? `${shopPath}${storefront.slug}` : `/seller-detail/${sellerId}`
  return (
    <form
      id={form.id}
      method="post"
      noValidate
      className="grid max-w-form grid-cols-1 gap-4"
      onSubmit={form.submit}
    >
      <FormErrors errors={form.summary} attempt={form.failures} />
      <Field label={t.web_address()} optional help={t.old_addresses_keep_working()} {...form.field('slug')}>
        {(control) => (
          <span className="flex min-w-0 items-center gap-2">
            <span className="shrink-0 text-sm text-ink-2">{shopPath}</span>
            <TextInput
              {...control}
              {...form.text('slug')}
              placeholder={suggestion || 'kowhai-realty'}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
            />
          </span>
        )}
      </Field>
      {form.values.slug === '' && suggestion.length > 2 && (
        <div>
          <Button kind="quiet" size="small" onClick={() => form.set({ slug: suggestion })}>
            {t.use_suggestion({ suggestion })}
          </Button>
        </div>
      )}
      <Field
        label={t.street_address()}
        optional
        help={t.where_customers_come_to()}
        {...form.field('street_address')}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.text('street_address')}
            autoComplete="street-address"
            maxLength={120}
          />
        )}
      </Field>
      {form.message && (
        <Notice kind="wrong" live>
          {form.message}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={form.isSending}>
          {t.save_page()}
        </Button>
        {isChanged && !form.isSending && (
          <Button kind="ghost" onClick={() => form.reset()}>
            {t.undo_changes()}
          </Button>
        )}
        <LinkButton to={path} kind="ghost" icon={ExternalLink}>
          {t.view_page()}
        </LinkButton>
      </div>
    </form>
  )
}
