import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { putProfile as putProfileShapes } from '#domains/accounts/common/accounts.shapes.ts'
import { putProfile, type Account } from '#domains/accounts/common/accounts.ts'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import { type Image, photoKinds } from '#domains/media/common/media.ts'
import { usePictureUpload } from '#domains/media/web/shared/upload.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { type ActionForm, checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useStoredForm } from '#platform/web/forms/use-stored-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { FieldError, Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import { SaveBar } from './save-bar.tsx'
import * as t from '#domains/accounts/texts.ts'

interface PhotoFieldProps {
  id: string
  name: string
  picture: string | null
  isUnsaved: boolean
  error: string | undefined
  onChange: (image: Image | null) => void
}

/** Uploaded as soon as it's chosen, shown to others when the profile is saved. */
function PhotoField({ id, name, picture, isUnsaved, error, onChange }: PhotoFieldProps) {
  const files = useRef<HTMLInputElement>(null)
  const upload = usePictureUpload(onChange)
  const shown = upload.failure ?? error

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={name} picture={picture} size="huge" />
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <p id={`${id}-label`} className="text-sm font-semibold">
          {t.photo()}
        </p>
        <input ref={files} type="file" accept={photoKinds} hidden onChange={upload.choose} />
        {upload.sent === null ? (
          <div className="flex flex-wrap gap-2">
            <Button
              id={id}
              kind="quiet"
              size="small"
              icon={ImagePlus}
              onClick={() => files.current?.click()}
              aria-describedby={shown ? `${id}-error` : `${id}-help`}
            >
              {picture ? t.choose_another_photo() : t.choose_a_photo()}
            </Button>
            {picture && (
              <Button kind="ghost" size="small" icon={Trash2} onClick={() => onChange(null)}>
                {t.remove_it()}
              </Button>
            )}
          </div>
        ) : (
          <div className="grid max-w-72 gap-2">
            <ProgressBar label={t.uploading_photo()} value={upload.sent < 1 ? upload.sent : undefined} />
            <div className="flex items-center justify-between gap-3 text-xs text-ink-3">
              <output>{upload.sent < 1 ? t.sending() : t.resizing_photo()}</output>
              <Button kind="ghost" size="small" onClick={upload.stop}>
                {t.stop()}
              </Button>
            </div>
          </div>
        )}
        {shown && <FieldError id={`${id}-error`}>{shown}</FieldError>}
        <p id={`${id}-help`} className="text-xs text-ink-3">
          {isUnsaved ? t.save_your_profile_to_show_this_photo() : t.jpeg_png_or_webp_up_to_25_mb_we_show()}
        </p>
      </div>
    </div>
  )
}

interface ProfileValues {
  avatar_image_id: number | null
  first_name: string
  last_name: string
  region: string | null
  suburb: string | null
  address: string
  about: string
}

const { first_name: firstName, last_name: lastName, address, about } = putProfileShapes.body.shape
const getShape = makeTexts(() =>
  z
    .strictObject({
      avatar_image_id: z.nullable(z.int()),
      first_name: firstName,
      last_name: lastName,
      region: z.nullable(z.string()),
      suburb: z.nullable(z.string()),
      address,
      about,
    })
    .check(
      z.refine(({ region, suburb }) => region === null || suburb !== null, {
        path: ['suburb'],
        message: t.choose_your_town_or_suburb_from_the(),
      }),
    ),
)

const toProfileValues = (account: Account): ProfileValues => ({
  avatar_image_id: account.avatar_image_id,
  first_name: account.first_name,
  last_name: account.last_name,
  region: account.region,
  suburb: account.suburb,
  address: account.address,
  about: account.about,
})

export interface PlaceSlot {
  ids: { region: string; suburb: string }
  region: string | null
  suburb: string | null
  errors: { region?: string; suburb?: string }
  onChange: (place: { region: string | null; suburb: string | null }) => void
}

interface ProfileSectionProps {
  account: Account
  setReply: (account: Account) => void
  onUnsaved: (isUnsaved: boolean) => void
  renderPlace: (slot: PlaceSlot) => ReactNode
}

export function ProfileSection({ account, setReply, onUnsaved, renderPlace }: ProfileSectionProps) {
  const form = useOperationForm(putProfile, {
    initial: toProfileValues(account),
    check: checkBy<ProfileValues>(getShape()),
    rechecks: true,
    toInput: (values) => values,
    onDone: (saved, sent) => {
      setReply(saved)
      form.adopt(toProfileValues(saved), sent)
      if (form.getValues().avatar_image_id === saved.avatar_image_id) setPhoto(saved.avatar)
      notify.success(t.profile_saved())
    },
  })
  const { values, errors, field, isChanged } = form
  useStoredForm(form, 'profile', ['avatar_image_id'])
  const [photo, setPhoto] = useState(account.avatar)
  const report = useEffectEvent(onUnsaved)
  useEffect(() => report(isChanged), [isChanged])

  function undo() {
    form.reset(toProfileValues(account))
    setPhoto(account.avatar)
  }

  return (
    <SettingsSection id="profile" title={t.profile()} lead={t.everyone_can_see_your_photo_first_name()}>
      <form id={form.id} method="post" noValidate className="grid max-w-form gap-5" onSubmit={form.submit}>
        <FormErrors {...form.report} />
        <PhotoField
          {...field('avatar_image_id')}
          name={account.display_name}
          picture={photo}
          isUnsaved={values.avatar_image_id !== account.avatar_image_id}
          onChange={(image) => {
            setPhoto(image?.thumb_url ?? null)
            form.set({ avatar_image_id: image?.id ?? null })
          }}
        />
        <NameFields form={form} />
        {renderPlace({
          ids: { region: field('region').id, suburb: field('suburb').id },
          region: values.region,
          suburb: values.suburb,
          errors,
          onChange: form.enter,
        })}
        <Field
          label={t.street_address()}
          {...form.field('address')}
          optional
          help={t.only_you_and_our_support_team_see_it()}
        >
          {(control) => (
            <TextInput {...control} {...form.text('address')} autoComplete="street-address" maxLength={200} />
          )}
        </Field>
        <Field
          label={t.about_you()}
          {...form.field('about')}
          optional
          help={t.what_you_sell_how_you_pack_when_you()}
        >
          {(control) => (
            <Textarea {...control} {...form.text('about')} maxLength={2000} className="min-h-28" />
          )}
        </Field>
        <SaveBar label={t.save_profile()} isBusy={form.isSending} isChanged={isChanged} onUndo={undo} />
      </form>
    </SettingsSection>
  )
}

function NameFields({ form }: { form: ActionForm<ProfileValues> }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
      <Field label={t.first_name()} {...form.field('first_name')}>
        {(control) => (
          <TextInput {...control} {...form.text('first_name')} autoComplete="given-name" maxLength={40} />
        )}
      </Field>
      <Field label={t.last_name()} {...form.field('last_name')} help={t.others_only_see_the_first_letter()}>
        {(control) => (
          <TextInput {...control} {...form.text('last_name')} autoComplete="family-name" maxLength={40} />
        )}
      </Field>
    </div>
  )
}
