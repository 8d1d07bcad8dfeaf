import { Image as ImageIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  getBranding,
  putBranding,
  type Branding,
  type OwnBranding,
} from '#domains/businesses/common/branding.ts'
import { getStorefront } from '#domains/businesses/common/storefront.ts'
import { isHexColor } from '#domains/businesses/common/colors.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery, useInvalidate, useSetQueryData } from '#platform/web/loading/query.tsx'
import { PlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import { usePlanAlert } from '#domains/billing/web/shared/use-plan-alert.ts'
import { api } from '#platform/web/session/api.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { BusinessSection } from '../business-section.tsx'
import { PictureField } from '../picture-field.tsx'
import { BrandingPreview } from './branding-preview.tsx'
import { ColorFields } from './color-fields.tsx'
import * as t from '#domains/businesses/texts.ts'

interface BrandingSectionProps {
  seller_id: number
  name: string
  onUnsaved: (isUnsaved: boolean) => void
}

export function BrandingSection(props: BrandingSectionProps) {
  const call = useApiQuery(getBranding, { seller: props.seller_id }, { refetchOnWindowFocus: false })
  return (
    <BusinessSection id="branding" title={t.branding()} lead={t.your_logo_banner_and_colors()}>
      <Query
        call={call}
        failed={t.your_branding_didnt_load()}
        loading={t.loading_branding()}
        skeleton={<SkeletonText lines={5} />}
      >
        {(data) => <BrandingForm {...props} branding={data} />}
      </Query>
    </BusinessSection>
  )
}

const toValues = ({ logo, banner, color, text_color: textColor, strapline }: Branding) => ({
  logo_id: logo?.id ?? null,
  banner_id: banner?.id ?? null,
  color: color ?? '',
  text_color: textColor ?? '',
  strapline,
})

const toColor = (text: string) => text.trim().toLowerCase() || null

function useBrandingForm({
  seller_id: sellerId,
  branding,
}: BrandingSectionProps & { branding: OwnBranding }) {
  const setReply = useSetQueryData()
  const invalidate = useInvalidate()
  const planAlert = usePlanAlert()
  const form = useActionForm({
    initial: toValues(branding),
    send: async ({ color, text_color: textColor, ...rest }): Promise<OwnBranding | null> => {
      const colors = { color: toColor(color), text_color: toColor(textColor) }
      try {
        return await api.call(putBranding, { ...rest, ...colors, seller_id: sellerId })
      } catch (error) {
        if (!planAlert.open(error)) throw error
        return null
      }
    },
    onDone: (reply) => {
      if (!reply) return
      form.reset(toValues(reply))
      void setReply(getBranding, { seller: sellerId }, reply)
      invalidate(getStorefront)
      notify.success(t.branding_saved())
    },
  })
  return { form, planAlert }
}

function BrandingForm(props: BrandingSectionProps & { branding: OwnBranding }) {
  const { name, branding, onUnsaved } = props
  const { form, planAlert } = useBrandingForm(props)
  const { values, field, isChanged } = form
  const [logo, setLogo] = useState(branding.logo)
  const [banner, setBanner] = useState(branding.banner)
  const reportUnsaved = useEffectEvent(onUnsaved)
  useEffect(() => reportUnsaved(isChanged), [isChanged])
  const colors = { color: toColor(values.color), text_color: toColor(values.text_color) }
  const areColors = isHexColor(colors.color ?? '') && isHexColor(colors.text_color ?? '')

  function undo() {
    setLogo(branding.logo)
    setBanner(branding.banner)
    form.reset()
  }

  return (
    <form id={form.id} method="post" noValidate className="grid grid-cols-1 gap-5" onSubmit={form.submit}>
      <FormErrors errors={form.summary} attempt={form.failures} />
      {!branding.is_shown && (logo ?? banner ?? branding.color) !== null && !isChanged && (
        <Notice>{t.your_plan_doesnt_show_branding()}</Notice>
      )}
      <PictureField
        id={field('logo_id').id}
        label={t.logo()}
        help={t.a_wide_or_square_logo()}
        picture={logo}
        error={form.errors.logo_id}
        onChange={(image) => {
          setLogo(image)
          form.set({ logo_id: image?.id ?? null })
        }}
      >
        <Thumbnail src={logo?.thumb_url ?? null} wide={false} />
      </PictureField>
      <PictureField
        id={field('banner_id').id}
        label={t.banner()}
        help={t.a_wide_picture_for_the_top()}
        picture={banner}
        error={form.errors.banner_id}
        onChange={(image) => {
          setBanner(image)
          form.set({ banner_id: image?.id ?? null })
        }}
      >
        <Thumbnail src={banner?.thumb_url ?? null} wide />
      </PictureField>
      <ColorFields
        values={values}
        fields={{ color: field('color'), text_color: field('text_color') }}
        onChange={form.set}
      />
      <Field label={t.strapline()} optional help={t.a_few_words_about_what_you_do()} {...field('strapline')}>
        {(control) => (
          <TextInput {...control} {...form.text('strapline')} autoComplete="off" maxLength={80} />
        )}
      </Field>
      <BrandingPreview
        name={name}
        branding={{
          logo,
          banner,
          strapline: values.strapline.trim(),
          ...(areColors ? colors : { color: null, text_color: null }),
        }}
      />
      {form.message && (
        <Notice kind="wrong" live>
          {form.message}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={form.isSending}>
          {t.save_branding()}
        </Button>
        {isChanged && !form.isSending && (
          <Button kind="ghost" onClick={undo}>
            {t.undo_changes()}
          </Button>
        )}
      </div>
      <PlanAlert need={planAlert.need} onClose={planAlert.close} />
    </form>
  )
}

function Thumbnail({ src, wide }: { src: string | null; wide: boolean }) {
  return (
    <span
      className={joinClasses(
        'grid h-20 shrink-0 place-items-center overflow-clip rounded-control border border-line bg-sunk text-ink-3',
        wide ? 'w-48 max-w-full' : 'w-28',
      )}
    >
      {src ? (
        <img
          src={src}
          alt=""
          className={joinClasses('h-20 w-full', wide ? 'object-cover' : 'bg-lens object-contain p-1.5')}
        />
      ) : (
        <ImageIcon aria-hidden size={24} strokeWidth={1.75} />
      )}
    </span>
  )
}
