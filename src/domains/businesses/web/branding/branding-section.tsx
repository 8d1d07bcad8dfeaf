import { Monitor, Moon, Smartphone, Sun, Image as ImageIcon } from 'lucide-react'
import { useState, useEffect, useEffectEvent } from 'react'
import { PlanAlert, usePlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import { isHexColor } from '#domains/businesses/common/colors.ts'
import {
  type Branding,
  getBranding,
  putBranding,
  type OwnBranding,
  getStorefront,
} from '#domains/businesses/common/storefront.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery, useInvalidate, useSetQueryData } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { BusinessSection } from '../business-section.tsx'
import { PictureField, ColorFields } from '../picture-field.tsx'
import { BrandBand } from './brand-band.tsx'
import * as t from '#domains/businesses/texts.ts'

/** Previews the branding in both themes, on a phone and on a desktop. */
function BrandingPreview({ branding, name }: { branding: Branding; name: string }) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [device, setDevice] = useState<'phone' | 'desktop'>('desktop')
  return (
    <section aria-label={t.preview()} className="grid grid-cols-1 gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t.preview()}</h3>
        <div className="flex flex-wrap gap-2">
          <Segmented
            label={t.theme()}
            value={theme}
            options={[
              { value: 'light', label: t.light_theme(), icon: Sun },
              { value: 'dark', label: t.dark_theme(), icon: Moon },
            ]}
            onChange={setTheme}
          />
          <Segmented
            label={t.screen()}
            value={device}
            options={[
              { value: 'desktop', label: t.desktop(), icon: Monitor },
              { value: 'phone', label: t.phone(), icon: Smartphone },
            ]}
            onChange={setDevice}
          />
        </div>
      </div>
      <div className={joinClasses(theme, 'rounded-panel border border-line bg-ground p-3.5 text-ink')}>
        <div className={joinClasses('mx-auto grid gap-3', device === 'phone' ? 'max-w-80' : 'max-w-4xl')}>
          <BrandBand branding={branding} name={name} />
          <p className="rounded-panel border border-line bg-paper px-4 py-3 text-base font-semibold">
            {name}
          </p>
        </div>
      </div>
    </section>
  )
}

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
