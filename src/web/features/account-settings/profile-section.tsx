import { useKeptForm } from '#web/lib/forms/use-kept-form.ts'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { putProfile, type Account } from '#contract/accounts/accounts.ts'
import { putProfile as putProfileShapes } from '#contract/accounts/accounts.shapes.ts'
import { api } from '#web/lib/session/api.ts'
import { contractResolver, placeErrors, settleSaved, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { PhotoField } from './photo-field.tsx'
import { SaveBar } from './save-bar.tsx'
import { SettingsSection } from './settings-section.tsx'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

const ids = {
  avatar_image_id: 'settings-photo',
  first_name: 'settings-first-name',
  last_name: 'settings-last-name',
  region: 'settings-region',
  suburb: 'settings-suburb',
  address: 'settings-address',
  about: 'settings-about',
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

const { first_name, last_name, address, about } = putProfileShapes.body.shape
const getShape = makeTexts(() =>
  z
    .strictObject({
      avatar_image_id: z.nullable(z.int()),
      first_name,
      last_name,
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
  keep: (account: Account) => void
  onUnsaved: (isUnsaved: boolean) => void
  renderPlace: (slot: PlaceSlot) => ReactNode
}

export function ProfileSection({ account, keep, onUnsaved, renderPlace }: ProfileSectionProps) {
  const form = useForm<ProfileValues>({
    resolver: contractResolver(getShape()),
    shouldFocusError: false,
    defaultValues: toProfileValues(account),
  })
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  useKeptForm(form, 'profile', ['avatar_image_id'])
  const { region, suburb, avatar_image_id } = useWatch({ control: form.control })
  const [photo, setPhoto] = useState(account.avatar)
  const [failure, setFailure] = useState<string | null>(null)
  const summary = submitCount > 0 ? getSummary(errors, ids) : []
  useFocusOnFirst(summary, submitCount)
  const tell = useEffectEvent(onUnsaved)
  useEffect(() => tell(isDirty), [isDirty])

  function fill(from: Account) {
    form.reset(toProfileValues(from))
    setPhoto(from.avatar)
    setFailure(null)
  }

  async function save(values: ProfileValues) {
    setFailure(null)
    try {
      const saved = await api.call(putProfile, values)
      keep(saved)
      settleSaved(form, values, toProfileValues(saved))
      if (form.getValues('avatar_image_id') === saved.avatar_image_id) setPhoto(saved.avatar)
      notify.success(t.profile_saved())
    } catch (error) {
      const problem = findProblem(error)
      if (problem && placeErrors(problem, Object.keys(ids), form.setError)) return
      setFailure(getMessage(error))
    }
  }

  return (
    <SettingsSection id="profile" title={t.profile()} lead={t.everyone_can_see_your_photo_first_name()}>
      <form
        method="post"
        noValidate
        className="grid max-w-form gap-5"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <FormErrors errors={failure ? [{ message: failure }, ...summary] : summary} attempt={submitCount} />
        <PhotoField
          id={ids.avatar_image_id}
          name={account.display_name}
          picture={photo}
          isUnsaved={avatar_image_id !== account.avatar_image_id}
          error={errors.avatar_image_id?.message}
          onChange={(image) => {
            setPhoto(image?.thumb_url ?? null)
            form.setValue('avatar_image_id', image?.id ?? null, { shouldDirty: true })
          }}
        />
        <NameFields form={form} />
        {renderPlace({
          ids,
          region: region ?? null,
          suburb: suburb ?? null,
          errors: { region: errors.region?.message, suburb: errors.suburb?.message },
          onChange: (place) => {
            form.setValue('region', place.region, { shouldDirty: true })
            form.setValue('suburb', place.suburb, { shouldDirty: true, shouldValidate: submitCount > 0 })
          },
        })}
        <Field
          label={t.street_address()}
          id={ids.address}
          optional
          error={errors.address?.message}
          help={t.only_you_and_our_support_team_see_it()}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register('address')}
              autoComplete="street-address"
              maxLength={200}
            />
          )}
        </Field>
        <Field
          label={t.about_you()}
          id={ids.about}
          optional
          error={errors.about?.message}
          help={t.what_you_sell_how_you_pack_when_you()}
        >
          {(control) => (
            <Textarea {...control} {...form.register('about')} maxLength={2000} className="min-h-28" />
          )}
        </Field>
        <SaveBar
          label={t.save_profile()}
          isBusy={isSubmitting}
          isChanged={isDirty}
          onUndo={() => fill(account)}
        />
      </form>
    </SettingsSection>
  )
}

function NameFields({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { errors } = form.formState
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
      <Field label={t.first_name()} id={ids.first_name} error={errors.first_name?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('first_name')} autoComplete="given-name" maxLength={40} />
        )}
      </Field>
      <Field
        label={t.last_name()}
        id={ids.last_name}
        error={errors.last_name?.message}
        help={t.others_only_see_the_first_letter()}
      >
        {(control) => (
          <TextInput {...control} {...form.register('last_name')} autoComplete="family-name" maxLength={40} />
        )}
      </Field>
    </div>
  )
}
